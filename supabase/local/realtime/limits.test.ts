import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { signToken } from '../gateway/tokens.ts';
import { RealtimeBridge } from './bridge.ts';
import { defaultRealtimeLimits, type RealtimeLimits } from './limits.ts';

const second = 1000;
/** Longest timer delay, ms: the timer of the bridge does not fire during a test. */
const never = 2 ** 31 - 1;

let now: number;
let server: Server;
let bridge: RealtimeBridge;
/** Topics that may be joined. */
let allowed: Set<string>;
/** Topics of all calls of `mayListen`. */
let checked: string[];
/** Delays the results of `mayListen` until it resolves. */
let held: Promise<void> | null;

async function start(limits: Partial<RealtimeLimits>) {
  bridge = new RealtimeBridge({
    source: {
      mayListen: async (topic) => {
        checked.push(topic);
        await held;
        return allowed.has(topic);
      },
      recentMessages: async () => [],
    },
    jwtSecret: 'secret',
    publishableKey: 'key',
    limits: { ...defaultRealtimeLimits, recheck: never, ...limits },
    isKnownOrigin: () => true,
    now: () => now,
  });
  server = createServer().listen(0, '127.0.0.1');
  bridge.attach(server);
  await once(server, 'listening');
}

beforeEach(() => {
  now = Date.now();
  allowed = new Set(['a', 'b', 'c']);
  checked = [];
  held = null;
});
afterEach(() => {
  bridge.close();
  server.close();
});

type Reply = [
  string | null,
  string | null,
  string,
  string,
  { status?: string; response?: { reason?: string } },
];

/** A client socket that records the frames it receives. */
class Client {
  readonly socket: WebSocket;
  readonly frames: Reply[] = [];
  private refs = 0;

  constructor() {
    const { port } = server.address() as AddressInfo;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=key&vsn=2.0.0`);
    this.socket.on('message', (data) => this.frames.push(JSON.parse(String(data as Buffer)) as Reply));
    this.socket.on('error', () => undefined);
  }

  /** Resolves to false if the connection is refused. */
  async opened(): Promise<boolean> {
    return new Promise((resolve) => {
      this.socket.on('open', () => resolve(true));
      this.socket.on('close', () => resolve(false));
    });
  }

  closed = () => once(this.socket, 'close');

  send(event: string, topic = 'phoenix', payload: object = {}): string {
    const ref = String((this.refs += 1));
    this.socket.send(JSON.stringify([ref, ref, topic, event, payload]));
    return ref;
  }

  sendJoin(topic: string, sub = 'person'): string {
    const access_token = signToken({ sub, exp: now / 1000 + 3600 }, 'secret');
    return this.send('phx_join', `realtime:${topic}`, { config: { private: true }, access_token });
  }

  /** Reply to a frame: `ok`, or the reason of the refusal. */
  async replyTo(ref: string): Promise<string | undefined> {
    for (;;) {
      const reply = this.frames.find(([, own, , event]) => own === ref && event === 'phx_reply')?.[4];
      if (reply) return reply.status === 'ok' ? 'ok' : reply.response?.reason;
      await once(this.socket, 'message');
    }
  }

  join = (topic: string, sub?: string) => this.replyTo(this.sendJoin(topic, sub));
}

async function connect(): Promise<Client> {
  const client = new Client();
  expect(await client.opened()).toBe(true);
  return client;
}

it('closes the oldest socket without a channel at the connection limit, but none that listens', async () => {
  await start({ connections: 3 });
  const listening = await connect();
  expect(await listening.join('a')).toBe('ok');
  const idle = await connect();
  await connect();
  const closed = idle.closed();
  const newcomer = await connect();
  await closed;
  expect(await newcomer.join('b')).toBe('ok');
  expect(listening.socket.readyState).toBe(WebSocket.OPEN);
});

it('refuses a socket above the limit per IP address if all others listen', async () => {
  await start({ connectionsPerAddress: 2 });
  for (const sub of ['one', 'two']) expect(await (await connect()).join('a', sub)).toBe('ok');
  expect(await new Client().opened()).toBe(false);
});

it('limits the listening sockets per account', async () => {
  await start({ connectionsPerAccount: 2 });
  for (let index = 0; index < 2; index += 1) expect(await (await connect()).join('a')).toBe('ok');
  const third = await connect();
  expect(await third.join('a')).toBe('Too many connections');
  expect(await third.join('a', 'another')).toBe('ok');
});

it('limits the channels per socket', async () => {
  await start({ channelsPerConnection: 2 });
  const client = await connect();
  expect(await client.join('a')).toBe('ok');
  expect(await client.join('b')).toBe('ok');
  expect(await client.join('c')).toBe('Too many channels');
});

it('closes a socket that sends frames faster than the rate limit', async () => {
  await start({ frames: { burst: 3, perSecond: 1 } });
  const client = await connect();
  for (let index = 0; index < 3; index += 1)
    expect(await client.replyTo(client.send('heartbeat'))).toBe('ok');
  now += second;
  expect(await client.replyTo(client.send('heartbeat'))).toBe('ok');
  const closed = client.closed();
  client.send('heartbeat');
  await closed;
});

it('checks one join of a socket at a time and closes a socket with too many waiting joins', async () => {
  await start({ waitingPerConnection: 3 });
  let release = () => undefined as void;
  held = new Promise((resolve) => (release = resolve));
  const client = await connect();
  const closed = client.closed();
  // One join is checked, three wait, and the fifth exceeds the limit.
  for (let index = 0; index < 5; index += 1) client.sendJoin(`a${index}`);
  await closed;
  expect(checked).toEqual(['a0']);
  release();
});

it('closes a socket that sends a frame above the size limit', async () => {
  await start({ frameSize: 100 });
  const client = await connect();
  const closed = client.closed();
  client.send('heartbeat', 'phoenix', { text: 'x'.repeat(100) });
  await closed;
});

it('closes a socket that joins no channel in time, and one that went silent', async () => {
  await start({ unjoined: 20 * second, silent: 60 * second });
  const idle = await connect();
  const listening = await connect();
  expect(await listening.join('a')).toBe('ok');
  now += 21 * second;
  const idleClosed = idle.closed();
  bridge.closeIdle();
  await idleClosed;
  expect(listening.socket.readyState).toBe(WebSocket.OPEN);
  now += 30 * second;
  expect(await listening.replyTo(listening.send('heartbeat'))).toBe('ok');
  now += 40 * second;
  bridge.closeIdle();
  expect(await listening.replyTo(listening.send('heartbeat'))).toBe('ok');
  now += 61 * second;
  const silentClosed = listening.closed();
  bridge.closeIdle();
  await silentClosed;
});

it('ends a channel whose person lost the right to listen, with one check for all pages of a session', async () => {
  await start({});
  const [first, other] = [await connect(), await connect()];
  for (const client of [first, other]) {
    expect(await client.join('a')).toBe('ok');
    expect(await client.join('b')).toBe('ok');
  }
  checked = [];
  allowed.delete('a');
  await bridge.closeForbidden();
  expect(checked).toEqual(['a', 'b']);
  for (const client of [first, other]) {
    // All frames that were sent before this reply have arrived.
    await client.replyTo(client.send('heartbeat'));
    const ended = client.frames.filter(([, , , event]) => event === 'phx_close');
    expect(ended.map(([, , topic]) => topic)).toEqual(['realtime:a']);
  }
  expect(defaultRealtimeLimits.recheck).toBeLessThan(60 * second);
});
