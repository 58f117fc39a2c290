import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Sql } from '../postgres.ts';
import { RealtimeConnection } from './connection.ts';
import { mayListen } from './listening-right.ts';

export interface RealtimeBridgeOptions {
  /** The API's login, which owns `realtime.messages`. */
  sql: Sql;
  jwtSecret: string;
  publishableKey: string;
  /** Origins whose pages may connect. */
  isKnownOrigin(origin: string): boolean;
}

interface Message {
  id: string;
  topic: string;
  event: string;
  payload: unknown;
}

const path = '/realtime/v1/websocket';
const pollEvery = 400;
/** Longer than any transaction may take: a message shows with its commit, later than it was written. */
const lookBack = '30 seconds';
const mostConnections = 500;

/**
 * Realtime for the embedded stack: private broadcast channels over the frames that
 * supabase-js speaks. New rows of `realtime.messages` are looked for several times a second.
 */
export class RealtimeBridge {
  private readonly options: RealtimeBridgeOptions;
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  private readonly connections = new Set<RealtimeConnection>();
  private seen = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private isPolling = false;

  constructor(options: RealtimeBridgeOptions) {
    this.options = options;
  }

  /** Takes the WebSocket requests of a server. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (!this.mayConnect(request))
        return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const { sql, jwtSecret } = this.options;
        const connection = new RealtimeConnection(webSocket, {
          jwtSecret,
          mayListen: (topic, claims) => mayListen(sql, topic, claims),
        });
        this.connections.add(connection);
        webSocket.on('error', () => webSocket.terminate());
        webSocket.on('close', () => this.connections.delete(connection));
      });
    });
    this.timer = setInterval(() => void this.poll(), pollEvery);
  }

  /** Ends all connections. */
  close(): void {
    if (this.timer) clearInterval(this.timer);
    for (const client of this.sockets.clients) client.terminate();
    this.sockets.close();
  }

  private mayConnect({ url = '', headers }: IncomingMessage): boolean {
    const { pathname, searchParams } = new URL(url, 'http://gateway');
    const isAllowed = headers.origin === undefined || this.options.isKnownOrigin(headers.origin);
    return (
      pathname === path &&
      searchParams.get('apikey') === this.options.publishableKey &&
      isAllowed &&
      this.connections.size < mostConnections
    );
  }

  private async poll(): Promise<void> {
    if (this.isPolling) return;
    this.isPolling = true;
    try {
      const listening = [...this.connections].filter(({ isListening }) => isListening);
      for (const connection of listening) connection.closeExpired();
      const messages = await this.readNew();
      for (const { topic, event, payload } of messages)
        for (const connection of listening) connection.broadcast(topic, event, payload);
    } catch {
      // The database is being restarted; the next poll asks again.
    } finally {
      this.isPolling = false;
    }
  }

  private async readNew(): Promise<Message[]> {
    const recent = await this.options.sql<Message[]>`
      select id, topic, event, payload from realtime.messages
      where inserted_at > now() - ${lookBack}::interval and private and extension = 'broadcast'
      order by inserted_at`;
    const messages = recent.filter(({ id }) => !this.seen.has(id));
    this.seen = new Set(recent.map(({ id }) => id));
    return messages;
  }
}
