/** Loaded into a service by --import: ends it gracefully when the channel to its parent closes. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
