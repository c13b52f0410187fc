/** Loaded into a service by --import: it ends in good order when the channel to its parent closes. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
