import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import type { Backend } from './client.ts';

export interface LiveHandlers {
  /** Called for every message and after every join, because changes may have been missed: the caller refetches. */
  onChange(): void;
  onMessage?(): void;
  /** Reports whether the channel is joined. While it is not, the caller polls. */
  onListening(isListening: boolean): void;
}

/** Delay before joining again, ms; doubles up to `longestDelay`. */
const shortestDelay = 1_000;
const longestDelay = 30_000;

/**
 * Subscribes to a private topic (`company:<id>`, `user:<id>`, `staff`) until the returned function is called. Messages
 * carry only ids and are not sent again, so every join calls `onChange`, too. Never throws: without a connection it
 * retries. Allows one listener per topic and backend.
 */
export function listen(backend: Backend, topic: string, handlers: LiveHandlers): () => void {
  const listener = new Listener(backend, topic, handlers);
  return () => listener.stop();
}

class Listener {
  private readonly backend: Backend;
  private readonly topic: string;
  private readonly handlers: LiveHandlers;
  private client: RealtimeClient | null = null;
  private channel: RealtimeChannel | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private delay = shortestDelay;
  private isStopped = false;

  constructor(backend: Backend, topic: string, handlers: LiveHandlers) {
    this.backend = backend;
    this.topic = topic;
    this.handlers = handlers;
    globalThis.document?.addEventListener('visibilitychange', this.onWaking);
    globalThis.window?.addEventListener('online', this.onWaking);
    void this.join();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    globalThis.document?.removeEventListener('visibilitychange', this.onWaking);
    globalThis.window?.removeEventListener('online', this.onWaking);
    if (this.channel) void this.client?.removeChannel(this.channel);
  }

  /** Renews the token first: realtime-js rejoins with its old one, which has expired after an hour in the background. */
  private readonly onWaking = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    void this.client?.setAuth().catch(() => undefined);
  };

  private async join(): Promise<void> {
    try {
      this.client ??= await this.backend.realtime();
      await this.client.setAuth();
    } catch {
      return this.joinLater();
    }
    if (this.isStopped) return;
    const channel = this.client.channel(this.topic, { config: { private: true } });
    this.channel = channel;
    channel
      .on('broadcast', { event: '*' }, () => {
        this.handlers.onMessage?.();
        this.handlers.onChange();
      })
      .subscribe((status) => this.onStatus(channel, status));
  }

  private onStatus(channel: RealtimeChannel, status: string): void {
    if (this.isStopped || channel !== this.channel) return;
    const isListening = status === 'SUBSCRIBED';
    this.handlers.onListening(isListening);
    if (isListening) {
      this.delay = shortestDelay;
      this.handlers.onChange();
    }
    // The server closes a channel when its token expires; realtime-js does not rejoin a closed channel.
    if (status === 'CLOSED') this.joinLater();
  }

  private joinLater(): void {
    if (this.isStopped) return;
    this.channel = null;
    this.timer = setTimeout(() => void this.join(), this.delay);
    this.delay = Math.min(this.delay * 2, longestDelay);
  }
}
