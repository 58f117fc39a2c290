// Preloaded into the Node processes of the stack: ends them when the stack ends, even if it was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
