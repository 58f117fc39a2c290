// Preloaded by memory.ts with --expose-gc: reports the memory in use after garbage collection on request.
import { setTimeout as delay } from 'node:timers/promises';

export interface MemoryReport {
  /** Resident memory in bytes of the process with its rendering threads. */
  resident: number;
  /** Heap and external buffers of the main thread in bytes. */
  live: number;
  /** Number of timers and open handles. */
  handles: number;
}

async function report(): Promise<MemoryReport> {
  // Finalizers of one collection release what the next collection frees.
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
