import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { Lanes } from '../gateway/lanes.ts';
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
const pollEvery = 400;

/**
 * Realtime for the embedded stack: private broadcast channels over the frames that
 * supabase-js speaks. New rows of `realtime.messages` are looked for several times a second.
 */
export class RealtimeBridge {
  private readonly options: RealtimeBridgeOptions;
  private readonly sockets: WebSocketServer;
  /** The oldest first, with their addresses. */
  private readonly connections = new Map<RealtimeConnection, string>();
  /** One address's joins wait for each other, not for those of others. */
  private readonly joining = new Lanes(1, 200);
  private seen = new Set<string>();
  private timers: NodeJS.Timeout[] = [];
  private isPolling = false;
  private isRechecking = false;

  constructor(options: RealtimeBridgeOptions) {
    this.options = options;
    this.sockets = new WebSocketServer({ noServer: true, maxPayload: options.limits.frameSize });
  }

  /** Takes the WebSocket requests of a server. */
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
      setInterval(() => void this.poll(), pollEvery),
      setInterval(() => void this.closeForbidden(), recheck),
    ];
  }

  /** Ends all connections. */
  close(): void {
    this.timers.forEach(clearInterval);
    for (const client of this.sockets.clients) client.terminate();
    this.sockets.close();
  }

  /** Closes sockets that joined nothing or went silent, and channels whose token has run out. */
  closeIdle(): void {
    for (const connection of this.connections.keys()) {
      connection.closeExpired();
      connection.closeIdle();
    }
  }

  /** Ends the channels of people who may no longer listen: signed out, suspended, erased, out of the company or the staff. */
  async closeForbidden(): Promise<void> {
    if (this.isRechecking) return;
    this.isRechecking = true;
    try {
      // A person's pages share an answer.
      const answers = new Map<string, Promise<boolean>>();
      const mayListen = (topic: string, claims: Claims) => {
        const key = JSON.stringify([topic, claims.sub, claims.session_id, claims.aal]);
        const answer = answers.get(key) ?? this.options.source.mayListen(topic, claims);
        answers.set(key, answer);
        return answer;
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

  /** Whether one more socket of the address may open; the oldest that joined nothing gives its place to it. */
  private hasRoom(address: string): boolean {
    const { connections, connectionsPerAddress } = this.options.limits;
    const ofAddress = [...this.connections].filter(([, other]) => other === address).map(([one]) => one);
    return (
      this.makeRoom(ofAddress, connectionsPerAddress) &&
      this.makeRoom([...this.connections.keys()], connections)
    );
  }

  /** Whether fewer than `most` of these are open, or one that joined nothing was closed. */
  private makeRoom(open: RealtimeConnection[], most: number): boolean {
    if (open.length < most) return true;
    const unjoined = open.find(({ isListening }) => !isListening);
    if (!unjoined) return false;
    unjoined.end();
    return this.connections.delete(unjoined);
  }

  private isAccountFull(userId: string): boolean {
    const through = [...this.connections.keys()].filter((connection) => connection.listensFor(userId));
    return through.length >= this.options.limits.connectionsPerAccount;
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
      // The database is being restarted; the next poll asks again.
    } finally {
      this.isPolling = false;
    }
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
