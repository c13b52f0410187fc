/**
 * Loaded into a measured server before its own code: answers each message with the process's CPU time, in
 * microseconds.
 */
process.on('message', () => process.send?.(process.cpuUsage()));
// The server ends when its own work does.
process.channel?.unref();
