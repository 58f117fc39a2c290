import PQueue from 'p-queue';
import type { WebSocket } from 'ws';
import { checkToken, type Claims } from '../gateway/tokens.ts';
import { type Frame, parseFrame, printFrame } from './frames.ts';
import type { RealtimeLimits } from './limits.ts';

export interface ConnectionOptions {
  jwtSecret: string;
  limits: RealtimeLimits;
  /** Whether the bearer of the claims may listen to a topic. */
  mayListen(topic: string, claims: Claims): Promise<boolean>;
  /** Whether the account listens through as many sockets as it may. */
  isAccountFull(userId: string): boolean;
  now(): number;
}

interface Channel {
  joinRef: string | null;
  claims: Claims;
}

/** One browser's connection: the channels it joined, and until when it may listen to each. */
export class RealtimeConnection {
  private readonly socket: WebSocket;
  private readonly options: ConnectionOptions;
  private readonly channels = new Map<string, Channel>();
  /** Frames that ask the database, one after the other. */
  private readonly asking = new PQueue({ concurrency: 1 });
  private heardAt: number;
  private unjoinedSince: number;
  /** Frames that may come at once, refilled with time. */
  private allowance: number;

  constructor(socket: WebSocket, options: ConnectionOptions) {
    this.socket = socket;
    this.options = options;
    this.heardAt = this.unjoinedSince = options.now();
    this.allowance = options.limits.frames.atOnce;
    socket.on('message', (data, isBinary) => {
      if (!this.takeFrame()) return;
      const frame = isBinary ? null : parseFrame(String(data as Buffer));
      if (frame) this.answer(frame);
    });
  }

  /** Hands a message on when its topic was joined and the token still holds; ends channels whose token does not. */
  broadcast(topic: string, event: string, payload: unknown): void {
    this.closeExpired();
    const channel = this.channels.get(topic);
    if (!channel) return;
    this.send(channel.joinRef, null, topic, 'broadcast', { type: 'broadcast', event, payload });
  }

  /** Ends the channels whose token has run out, as hosted Realtime does. */
  closeExpired(): void {
    for (const [topic, { claims }] of this.channels)
      if (claims.exp <= this.options.now() / 1000) this.endChannel(topic, 'Token has expired');
  }

  /** Ends the channels whose person may no longer listen. While the database is away, nothing changes. */
  async closeForbidden(mayListen: ConnectionOptions['mayListen']): Promise<void> {
    for (const [topic, channel] of this.channels) {
      const allowed = await mayListen(topic, channel.claims).catch(() => true);
      // A new token may have come meanwhile.
      if (!allowed && this.channels.get(topic)?.claims === channel.claims)
        this.endChannel(topic, `Unauthorized: ${topic}`);
    }
  }

  /** Closes a socket that joined nothing for too long, or whose browser is gone without a word. */
  closeIdle(): void {
    const { unjoined, silent } = this.options.limits;
    const now = this.options.now();
    if (now - this.heardAt > silent || (!this.isListening && now - this.unjoinedSince > unjoined)) this.end();
  }

  /** Closes the socket without a handshake, which a hostile client would leave open. Browsers connect again. */
  end(): void {
    this.asking.clear();
    this.socket.terminate();
  }

  get isListening(): boolean {
    return this.channels.size > 0;
  }

  /** Whether an account listens through this socket. */
  listensFor(userId: string): boolean {
    return [...this.channels.values()].some(({ claims }) => claims.sub === userId);
  }

  /** Counts a frame; a socket that sends too many is closed. */
  private takeFrame(): boolean {
    const { atOnce, perSecond } = this.options.limits.frames;
    const now = this.options.now();
    this.allowance = Math.min(atOnce, this.allowance + ((now - this.heardAt) / 1000) * perSecond);
    this.heardAt = now;
    if (this.allowance < 1) {
      this.end();
      return false;
    }
    this.allowance -= 1;
    return true;
  }

  private answer(frame: Frame): void {
    const topic = frame.topic.replace(/^realtime:/, '');
    switch (frame.event) {
      case 'heartbeat':
        return this.reply(frame, 'ok', {});
      case 'phx_join':
        return this.ask(() => this.join(topic, frame));
      case 'phx_leave':
        this.forget(topic);
        this.reply(frame, 'ok', {});
        return this.send(frame.joinRef, null, topic, 'phx_close', {});
      case 'access_token':
        return this.ask(() => this.renew(topic, frame));
    }
  }

  /** Runs a task that asks the database when its turn comes; a socket with too many waiting is closed. */
  private ask(task: () => Promise<void>): void {
    if (this.asking.size >= this.options.limits.waitingPerConnection) return this.end();
    void this.asking.add(task);
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

  /** A new token is checked like the first one. */
  private async renew(topic: string, { payload }: Frame): Promise<void> {
    const channel = this.channels.get(topic);
    if (!channel) return;
    const check = checkToken(String(payload.access_token), this.options.jwtSecret);
    const allowed = check.valid && (await this.options.mayListen(topic, check.claims).catch(() => false));
    if (allowed) return void (channel.claims = check.claims);
    this.endChannel(topic);
  }

  /** Ends a channel that was joined, with the reason as hosted Realtime writes it. */
  private endChannel(topic: string, message?: string): void {
    const joinRef = this.channels.get(topic)?.joinRef ?? null;
    this.forget(topic);
    const status = { extension: 'system', status: 'error', channel: topic };
    if (message) this.send(joinRef, null, topic, 'system', { ...status, message });
    this.send(joinRef, null, topic, 'phx_close', {});
  }

  private forget(topic: string): void {
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

  /** A reader that does not keep up is cut off; its page reads everything again once it is back. */
  private write(frame: Frame): void {
    if (this.socket.bufferedAmount > this.options.limits.unsentPerConnection) return this.end();
    this.socket.send(printFrame(frame), () => undefined);
  }
}
