import type { WebSocket } from 'ws';
import { checkToken, type Claims } from '../gateway/tokens.ts';
import { type Frame, parseFrame, printFrame } from './frames.ts';

export interface ConnectionOptions {
  jwtSecret: string;
  /** Whether the bearer of the claims may listen to a topic. */
  mayListen(topic: string, claims: Claims): Promise<boolean>;
}

interface Channel {
  joinRef: string | null;
  claims: Claims;
}

const mostChannels = 100;

/** One browser's connection: the channels it joined, and until when it may listen to each. */
export class RealtimeConnection {
  private readonly socket: WebSocket;
  private readonly options: ConnectionOptions;
  private readonly channels = new Map<string, Channel>();

  constructor(socket: WebSocket, options: ConnectionOptions) {
    this.socket = socket;
    this.options = options;
    socket.on('message', (data, isBinary) => {
      const frame = isBinary ? null : parseFrame(String(data as Buffer));
      if (frame) void this.answer(frame);
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
    for (const [topic, { joinRef, claims }] of this.channels) {
      if (claims.exp > Date.now() / 1000) continue;
      this.channels.delete(topic);
      this.send(joinRef, null, topic, 'system', {
        ...{ extension: 'system', status: 'error', channel: topic },
        message: 'Token has expired',
      });
      this.send(joinRef, null, topic, 'phx_close', {});
    }
  }

  get isListening(): boolean {
    return this.channels.size > 0;
  }

  private async answer(frame: Frame): Promise<void> {
    const topic = frame.topic.replace(/^realtime:/, '');
    switch (frame.event) {
      case 'heartbeat':
        return this.reply(frame, 'ok', {});
      case 'phx_join':
        return this.join(topic, frame);
      case 'phx_leave':
        this.channels.delete(topic);
        this.reply(frame, 'ok', {});
        return this.send(frame.joinRef, null, topic, 'phx_close', {});
      case 'access_token':
        return this.renew(topic, frame);
    }
  }

  private async join(topic: string, frame: Frame): Promise<void> {
    const { config, access_token } = frame.payload as {
      config?: { private?: unknown };
      access_token?: unknown;
    };
    const check = checkToken(typeof access_token === 'string' ? access_token : '', this.options.jwtSecret);
    if (config?.private !== true) return this.reply(frame, 'error', { reason: 'Only private channels' });
    if (this.channels.size >= mostChannels)
      return this.reply(frame, 'error', { reason: 'Too many channels' });
    if (!check.valid) return this.reply(frame, 'error', { reason: `Token is ${check.reason}` });
    try {
      if (!(await this.options.mayListen(topic, check.claims)))
        return this.reply(frame, 'error', { reason: `Unauthorized: ${topic}` });
    } catch {
      return this.reply(frame, 'error', { reason: 'The database does not answer' });
    }
    this.channels.set(topic, { joinRef: frame.joinRef, claims: check.claims });
    this.reply(frame, 'ok', { postgres_changes: [] });
  }

  /** A new token is checked like the first one. */
  private async renew(topic: string, { joinRef, payload }: Frame): Promise<void> {
    const channel = this.channels.get(topic);
    if (!channel) return;
    const check = checkToken(String(payload.access_token), this.options.jwtSecret);
    const allowed = check.valid && (await this.options.mayListen(topic, check.claims).catch(() => false));
    if (allowed) return void (channel.claims = check.claims);
    this.channels.delete(topic);
    this.send(joinRef, null, topic, 'phx_close', {});
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

  private write(frame: Frame): void {
    this.socket.send(printFrame(frame), () => undefined);
  }
}
