/** Limits of the embedded Realtime. Times in ms. */
export interface RealtimeLimits {
  /** Sockets of everybody; at the limit, the oldest socket without a channel is closed. */
  connections: number;
  /** Sockets per IP address, which all people of an office share, each with a few open pages. */
  connectionsPerAddress: number;
  /** Sockets with a channel per account: its open pages on all devices. */
  connectionsPerAccount: number;
  /** Channels per socket; our pages join at most three. */
  channelsPerConnection: number;
  /** Token bucket: frames that one socket may send at once, and the refill per second. */
  frames: { burst: number; perSecond: number };
  /** Bytes of one frame; a token has about 2,000. */
  frameSize: number;
  /** Queued tasks per socket that wait for the database. */
  waitingPerConnection: number;
  /** Bytes buffered for a socket with a slow reader. */
  unsentPerConnection: number;
  /** Longest time of a socket without a channel. */
  unjoined: number;
  /** Longest time without a frame; browsers send a heartbeat every 25 s, hidden pages once a minute. */
  silent: number;
  /** Interval of checking whether people still have the right to listen. */
  recheck: number;
}

export const defaultRealtimeLimits: RealtimeLimits = {
  connections: 2000,
  connectionsPerAddress: 500,
  connectionsPerAccount: 50,
  channelsPerConnection: 20,
  frames: { burst: 60, perSecond: 10 },
  frameSize: 16 * 1024,
  waitingPerConnection: 20,
  unsentPerConnection: 1024 * 1024,
  unjoined: 20_000,
  silent: 120_000,
  recheck: 30_000,
};
