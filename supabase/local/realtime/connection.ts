import PQueue from 'p-queue';
import type { WebSocket } from 'ws';
import { checkToken, type Claims } from '../gateway/tokens.ts';
import { type Frame, parseFrame, printFrame } from './frames.ts';
import type { RealtimeLimits } from './limits.ts';

export interface ConnectionOptions {
  jwtSecret: string;
  limits: RealtimeLimits;
  mayListen(topic: string, claims: Claims): Promise<boolean>;
  /** True if the account has reached the limit of listening sockets. */
  isAccountFull(userId: string): boolean;
  now(): number;
}

interface Channel {
  joinRef: string | null;
  claims: Claims;
}

/** A WebSocket connection with its joined channels. */
export class RealtimeConnection {
  private readonly socket: WebSocket;
  private readonly options: ConnectionOptions;
  private readonly channels = new Map<string, Channel>();
  /** Tasks that query the database, run one after the other. */
  private readonly queue = new PQueue({ concurrency: 1 });
  private lastFrameAt: number;
  private unjoinedSince: number;
  /** Tokens of the rate limit (token bucket). */
  private allowance: number;

  constructor(socket: WebSocket, options: ConnectionOptions) {
    this.socket = socket;
    this.options = options;
    this.lastFrameAt = this.unjoinedSince = options.now();
    this.allowance = options.limits.frames.burst;
    socket.on('message', (data, isBinary) => {
      if (!this.countFrame()) return;
      const frame = isBinary ? null : parseFrame(String(data as Buffer));
      if (frame) this.handle(frame);
    });
  }

  /** Sends a message if its topic is joined; ends channels with expired tokens first. */
  broadcast(topic: string, event: string, payload: unknown): void {
    this.closeExpired();
    const channel = this.channels.get(topic);
    if (!channel) return;
    this.send(channel.joinRef, null, topic, 'broadcast', { type: 'broadcast', event, payload });
  }

  /** Ends channels whose token expired, as hosted Realtime does. */
  closeExpired(): void {
    for (const [topic, { claims }] of this.channels)
      if (claims.exp <= this.options.now() / 1000) this.endChannel(topic, 'Token has expired');
  }

  /** Ends channels whose person lost the right to listen. Does nothing while the database is down. */
  async closeForbidden(mayListen: ConnectionOptions['mayListen']): Promise<void> {
    for (const [topic, channel] of this.channels) {
      const allowed = await mayListen(topic, channel.claims).catch(() => true);
      // Skips a channel that received a new token during the check.
      if (!allowed && this.channels.get(topic)?.claims === channel.claims)
        this.endChannel(topic, `Unauthorized: ${topic}`);
    }
  }

  /** Closes a socket that has no channel for too long, or sends nothing for too long. */
  closeIdle(): void {
    const { unjoined, silent } = this.options.limits;
    const now = this.options.now();
    if (now - this.lastFrameAt > silent || (!this.isListening && now - this.unjoinedSince > unjoined))
      this.end();
  }

  /** Closes the socket without a closing handshake, which a hostile client would not complete. Browsers reconnect. */
  end(): void {
    this.queue.clear();
    this.socket.terminate();
  }

  get isListening(): boolean {
    return this.channels.size > 0;
  }

  /** True if an account has a channel on this socket. */
  listensFor(userId: string): boolean {
    return [...this.channels.values()].some(({ claims }) => claims.sub === userId);
  }

  /** Counts a frame; closes the socket and returns false above the rate limit. */
  private countFrame(): boolean {
    const { burst, perSecond } = this.options.limits.frames;
    const now = this.options.now();
    this.allowance = Math.min(burst, this.allowance + ((now - this.lastFrameAt) / 1000) * perSecond);
    this.lastFrameAt = now;
    if (this.allowance < 1) {
      this.end();
      return false;
    }
    this.allowance -= 1;
    return true;
  }

  private handle(frame: Frame): void {
    const topic = frame.topic.replace(/^realtime:/, '');
    switch (frame.event) {
      case 'heartbeat':
        return this.reply(frame, 'ok', {});
      case 'phx_join':
        return this.enqueue(() => this.join(topic, frame));
      case 'phx_leave':
        this.removeChannel(topic);
        this.reply(frame, 'ok', {});
        return this.send(frame.joinRef, null, topic, 'phx_close', {});
      case 'access_token':
        return this.enqueue(() => this.renew(topic, frame));
    }
  }

  /** Queues a task that queries the database; closes the socket if too many tasks wait. */
  private enqueue(task: () => Promise<void>): void {
    if (this.queue.size >= this.options.limits.waitingPerConnection) return this.end();
    void this.queue.add(task);
  }

  private async join(topic: string, frame: Frame): Promise<void> {
    const { limits, jwtSecret, isAccountFull, mayListen } = this.options;
    const { config, access_token } = frame.payload as {
      config?: { private?: unknown };
      access_token?: unknown;
    };
    const refuse = (reason: string) => this.reply(frame, 'error', { reason });
    const check = checkToken(typeof access_token === 'string' ? access_token : '', jwtSecret);
    if (config?.private !== true) return refuse('Only private channels');
    if (this.channels.size >= limits.channelsPerConnection) return refuse('Too many channels');
    if (!check.valid) return refuse(`Token is ${check.reason}`);
    try {
      if (!(await mayListen(topic, check.claims))) return refuse(`Unauthorized: ${topic}`);
    } catch {
      return refuse('The database does not answer');
    }
    const { sub } = check.claims;
    if (!this.listensFor(sub) && isAccountFull(sub)) return refuse('Too many connections');
    this.channels.set(topic, { joinRef: frame.joinRef, claims: check.claims });
    this.reply(frame, 'ok', { postgres_changes: [] });
  }

  /** Checks a new token like the first one; ends the channel if it is refused. */
  private async renew(topic: string, { payload }: Frame): Promise<void> {
    const channel = this.channels.get(topic);
    if (!channel) return;
    const check = checkToken(String(payload.access_token), this.options.jwtSecret);
    const allowed = check.valid && (await this.options.mayListen(topic, check.claims).catch(() => false));
    if (allowed) return void (channel.claims = check.claims);
    this.endChannel(topic);
  }

  /** Ends a joined channel; `message` is the reason in the format of hosted Realtime. */
  private endChannel(topic: string, message?: string): void {
    const joinRef = this.channels.get(topic)?.joinRef ?? null;
    this.removeChannel(topic);
    const status = { extension: 'system', status: 'error', channel: topic };
    if (message) this.send(joinRef, null, topic, 'system', { ...status, message });
    this.send(joinRef, null, topic, 'phx_close', {});
  }

  private removeChannel(topic: string): void {
    if (this.channels.delete(topic) && !this.isListening) this.unjoinedSince = this.options.now();
  }

  private reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    this.write({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  private send(
    joinRef: string | null,
    ref: null,
    topic: string,
    event: string,
    payload: Frame['payload'],
  ): void {
    this.write({ joinRef, ref, topic: `realtime:${topic}`, event, payload });
  }

  /** Sends a frame; closes the socket of a slow reader, whose page reloads all data after it reconnects. */
  private write(frame: Frame): void {
    if (this.socket.bufferedAmount > this.options.limits.unsentPerConnection) return this.end();
    this.socket.send(printFrame(frame), () => undefined);
  }
}
