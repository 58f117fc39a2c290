// Preloaded into Node children of the stack: they end when the stack is gone, even killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
