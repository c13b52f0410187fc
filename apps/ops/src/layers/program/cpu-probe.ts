/** Loaded before a server that is measured: answers each message with what its process has used of the CPU, in microseconds. */
process.on('message', () => process.send?.(process.cpuUsage()));
// The server ends when its own work does.
process.channel?.unref();
