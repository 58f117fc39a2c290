// Preloaded by memory.ts with --expose-gc: tells the memory in use, after garbage collection, when asked.
import { setTimeout as delay } from 'node:timers/promises';

export interface MemoryReport {
  /** Resident memory of the process with its rendering threads, bytes. */
  resident: number;
  /** Heap and external buffers of the thread that answers, bytes. */
  live: number;
  /** Timers and open handles. */
  handles: number;
}

async function report(): Promise<MemoryReport> {
  // Finalizers of one collection free what the next one finds.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc!();
    await delay(100);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, live: heapUsed + external, handles: process.getActiveResourcesInfo().length };
}

process.on('message', (message) => {
  if (message === 'memory') void report().then((answer) => process.send!(answer));
});
