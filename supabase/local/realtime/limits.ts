/** Limits of the embedded Realtime. Times in ms. */
export interface RealtimeLimits {
  /** Sockets of all people together. When they are taken, the oldest that joined nothing makes room. */
  connections: number;
  /** Sockets of one address; a shop's people share one, with a few pages open each. */
  connectionsPerAddress: number;
  /** Sockets through which one account listens: its open pages on all devices. */
  connectionsPerAccount: number;
  /** Topics of one socket; our pages join three at most. */
  channelsPerConnection: number;
  /** Frames that one socket may send at once, and how many more each second. */
  frames: { atOnce: number; perSecond: number };
  /** Bytes of one frame; a token fills about two thousand. */
  frameSize: number;
  /** Frames of one socket that wait for the database. */
  waitingPerConnection: number;
  /** Bytes that wait for a socket whose reader is slow. */
  unsentPerConnection: number;
  /** How long a socket may be open without a channel. */
  unjoined: number;
  /** How long a socket may send nothing; browsers send a heartbeat every 25 s, hidden pages once a minute. */
  silent: number;
  /** How often it is asked whether people may still listen. */
  recheck: number;
}

export const defaultRealtimeLimits: RealtimeLimits = {
  connections: 2000,
  connectionsPerAddress: 500,
  connectionsPerAccount: 50,
  channelsPerConnection: 20,
  frames: { atOnce: 60, perSecond: 10 },
  frameSize: 16 * 1024,
  waitingPerConnection: 20,
  unsentPerConnection: 1024 * 1024,
  unjoined: 20_000,
  silent: 120_000,
  recheck: 30_000,
};
