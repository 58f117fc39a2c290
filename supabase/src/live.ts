import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import type { Backend } from './client.ts';

export interface LiveHandlers {
  /** Something changed, or may have while nobody listened: read again. */
  onChange(): void;
  /** A message arrived. */
  onMessage?(): void;
  /** Whether messages arrive now. While they do not, the caller polls. */
  onListening(isListening: boolean): void;
}

const shortestWait = 1_000;
const longestWait = 30_000;

/**
 * Listens to a private topic (`company:<id>`, `user:<id>`, `staff`) until the
 * returned function is called. Messages carry ids only and are never repeated, so
 * each joining tells of a change, too. Never throws: without a connection it tries
 * again. One listener a topic and backend.
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
  private wait = shortestWait;
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

  /** realtime-js joins again with the token it has; after an hour in the background that one has run out. */
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
      this.wait = shortestWait;
      this.handlers.onChange();
    }
    // The server ends a channel whose token has run out; realtime-js does not join such a one again.
    if (status === 'CLOSED') this.joinLater();
  }

  private joinLater(): void {
    if (this.isStopped) return;
    this.channel = null;
    this.timer = setTimeout(() => void this.join(), this.wait);
    this.wait = Math.min(this.wait * 2, longestWait);
  }
}
