import PQueue from 'p-queue';

/** Queues by key: in each, `width` tasks run at once and `depth` wait, and one key's tasks never wait for another's. */
export class Lanes {
  private readonly lanes = new Map<string, PQueue>();
  private readonly width: number;
  private readonly depth: number;

  constructor(width: number, depth: number) {
    this.width = width;
    this.depth = depth;
  }

  /** Whether one more task of `key` is too many; whoever asks refuses it. */
  isFull(key: string): boolean {
    const lane = this.lanes.get(key);
    return lane !== undefined && lane.pending + lane.size >= this.width + this.depth;
  }

  /** Runs the task when its turn comes. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const lane = this.lanes.get(key) ?? new PQueue({ concurrency: this.width });
    this.lanes.set(key, lane);
    try {
      return await lane.add(task);
    } finally {
      if (lane.pending + lane.size === 0) this.lanes.delete(key);
    }
  }
}
