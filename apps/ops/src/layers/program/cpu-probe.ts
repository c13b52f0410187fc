/**
 * Loaded before a measured server: answers each message with the CPU time of its process, in microseconds.
 */
process.on('message', () => process.send?.(process.cpuUsage()));
// The server ends when its own work does.
process.channel?.unref();
