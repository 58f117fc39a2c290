import PQueue from 'p-queue';

/** A separate queue per key, in which `width` tasks run at once and `depth` tasks may wait. */
export class KeyedQueues {
  private readonly queues = new Map<string, PQueue>();
  private readonly width: number;
  private readonly depth: number;

  constructor(width: number, depth: number) {
    this.width = width;
    this.depth = depth;
  }

  /** True if another task of `key` must be refused; `run` does not check it. */
  isFull(key: string): boolean {
    const queue = this.queues.get(key);
    return queue !== undefined && queue.pending + queue.size >= this.width + this.depth;
  }

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(key) ?? new PQueue({ concurrency: this.width });
    this.queues.set(key, queue);
    try {
      return await queue.add(task);
    } finally {
      if (queue.pending + queue.size === 0) this.queues.delete(key);
    }
  }
}
