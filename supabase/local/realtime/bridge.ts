import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { KeyedQueues } from '../gateway/keyed-queues.ts';
import type { Claims } from '../gateway/tokens.ts';
import { RealtimeConnection } from './connection.ts';
import type { RealtimeSource } from './database.ts';
import type { RealtimeLimits } from './limits.ts';

export interface RealtimeBridgeOptions {
  source: RealtimeSource;
  jwtSecret: string;
  publishableKey: string;
  limits: RealtimeLimits;
  /** Origins whose pages may connect. */
  isKnownOrigin(origin: string): boolean;
  /** Milliseconds since 1970. */
  now?(): number;
}

const path = '/realtime/v1/websocket';
/** ms. */
const pollInterval = 400;

/**
 * Realtime for the embedded stack: private broadcast channels with the protocol of supabase-js. Polls new rows of
 * `realtime.messages`.
 */
export class RealtimeBridge {
  private readonly options: RealtimeBridgeOptions;
  private readonly sockets: WebSocketServer;
  /** Connections with their IP addresses, oldest first. */
  private readonly connections = new Map<RealtimeConnection, string>();
  /** Joins of one IP address run one after the other, independent of other addresses. */
  private readonly joining = new KeyedQueues(1, 200);
  private seen = new Set<string>();
  private timers: NodeJS.Timeout[] = [];
  private isPolling = false;
  private isRechecking = false;

  constructor(options: RealtimeBridgeOptions) {
    this.options = options;
    this.sockets = new WebSocketServer({ noServer: true, maxPayload: options.limits.frameSize });
  }

  /** Handles the WebSocket upgrade requests of a server. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const address = request.socket.remoteAddress ?? '';
      if (!this.mayConnect(request)) return refuse(socket, '403 Forbidden');
      if (!this.hasRoom(address)) return refuse(socket, '429 Too Many Requests');
      this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const connection = new RealtimeConnection(webSocket, {
          ...this.options,
          now: () => this.now(),
          mayListen: (topic, claims) => this.mayJoin(address, topic, claims),
          isAccountFull: (userId) => this.isAccountFull(userId),
        });
        this.connections.set(connection, address);
        webSocket.on('error', () => webSocket.terminate());
        webSocket.on('close', () => this.connections.delete(connection));
      });
    });
    const { recheck } = this.options.limits;
    this.timers = [
      setInterval(() => void this.poll(), pollInterval),
      setInterval(() => void this.closeForbidden(), recheck),
    ];
  }

  /** Ends all connections. */
  close(): void {
    this.timers.forEach(clearInterval);
    for (const client of this.sockets.clients) client.terminate();
    this.sockets.close();
  }

  /** Closes sockets that joined no channel or went silent, and channels whose token expired. */
  closeIdle(): void {
    for (const connection of this.connections.keys()) {
      connection.closeExpired();
      connection.closeIdle();
    }
  }

  /** Ends the channels of people who lost the right to listen: signed out, suspended, erased, or removed from company or staff. */
  async closeForbidden(): Promise<void> {
    if (this.isRechecking) return;
    this.isRechecking = true;
    try {
      // Several open pages of a session share one check.
      const checks = new Map<string, Promise<boolean>>();
      const mayListen = (topic: string, claims: Claims) => {
        const key = JSON.stringify([topic, claims.sub, claims.session_id, claims.aal]);
        const check = checks.get(key) ?? this.options.source.mayListen(topic, claims);
        checks.set(key, check);
        return check;
      };
      for (const connection of [...this.connections.keys()]) await connection.closeForbidden(mayListen);
    } finally {
      this.isRechecking = false;
    }
  }

  private now(): number {
    return this.options.now?.() ?? Date.now();
  }

  private mayConnect({ url = '', headers }: IncomingMessage): boolean {
    const { pathname, searchParams } = new URL(url, 'http://gateway');
    const isAllowed = headers.origin === undefined || this.options.isKnownOrigin(headers.origin);
    return pathname === path && searchParams.get('apikey') === this.options.publishableKey && isAllowed;
  }

  /** True if the IP address may open another socket; closes the oldest socket without a channel if necessary. */
  private hasRoom(address: string): boolean {
    const { connections, connectionsPerAddress } = this.options.limits;
    const ofAddress = [...this.connections].filter(([, other]) => other === address).map(([one]) => one);
    return (
      this.makeRoom(ofAddress, connectionsPerAddress) &&
      this.makeRoom([...this.connections.keys()], connections)
    );
  }

  /** True if fewer than `limit` are open, or one without a channel was closed. */
  private makeRoom(open: RealtimeConnection[], limit: number): boolean {
    if (open.length < limit) return true;
    const unjoined = open.find(({ isListening }) => !isListening);
    if (!unjoined) return false;
    unjoined.end();
    return this.connections.delete(unjoined);
  }

  private isAccountFull(userId: string): boolean {
    const ofAccount = [...this.connections.keys()].filter((connection) => connection.listensFor(userId));
    return ofAccount.length >= this.options.limits.connectionsPerAccount;
  }

  private mayJoin(address: string, topic: string, claims: Claims): Promise<boolean> {
    if (this.joining.isFull(address)) return Promise.reject(new Error('Too many joins'));
    return this.joining.run(address, () => this.options.source.mayListen(topic, claims));
  }

  private async poll(): Promise<void> {
    if (this.isPolling) return;
    this.isPolling = true;
    try {
      this.closeIdle();
      const recent = await this.options.source.recentMessages();
      const messages = recent.filter(({ id }) => !this.seen.has(id));
      this.seen = new Set(recent.map(({ id }) => id));
      for (const { topic, event, payload } of messages)
        for (const connection of this.connections.keys()) connection.broadcast(topic, event, payload);
    } catch {
      // Ignored: the database is restarting, and the next poll retries.
    } finally {
      this.isPolling = false;
    }
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
