import PQueue from 'p-queue';

/** A separate queue per key, in which `width` tasks run at once and `depth` tasks may wait. */
export class Lanes {
  private readonly lanes = new Map<string, PQueue>();
  private readonly width: number;
  private readonly depth: number;

  constructor(width: number, depth: number) {
    this.width = width;
    this.depth = depth;
  }

  /** True if another task of `key` must be refused; `run` does not check it. */
  isFull(key: string): boolean {
    const lane = this.lanes.get(key);
    return lane !== undefined && lane.pending + lane.size >= this.width + this.depth;
  }

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
