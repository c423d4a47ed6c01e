/**
 * Preloaded into a server that is measured: tells the processor time that it took, or its memory
 * after a garbage collection.
 */
process.on('message', (question) => {
  if (question === 'memory') globalThis.gc()
  process.send(question === 'memory' ? process.memoryUsage() : process.cpuUsage())
})
process.channel.unref()
