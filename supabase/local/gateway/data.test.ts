import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import replyFrom from '@fastify/reply-from';
import fastify, { type FastifyInstance } from 'fastify';
import { eventually } from '../testing.ts';
import { registerDataApi } from './data.ts';
import { defaultLimits } from './limits.ts';

let upstreamServer: Server;
let gateway: FastifyInstance;
let answer: RequestListener;

beforeAll(async () => {
  upstreamServer = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(upstreamServer, 'listening');
  gateway = fastify();
  await gateway.register(replyFrom, { undici: { connections: 128 }, disableRequestLogging: true });
  const upstream = `http://127.0.0.1:${(upstreamServer.address() as AddressInfo).port}`;
  registerDataApi(gateway, { upstream, jwtSecret: 'secret', limits: defaultLimits });
});

afterAll(async () => {
  await gateway.close();
  upstreamServer.closeAllConnections();
  upstreamServer.close();
});

function signToken(secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'buyer', exp: Date.now() / 1000 + 60 })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

const ask = (remoteAddress: string, query = 'select=id') =>
  gateway.inject({ url: `/rest/v1/products?${query}`, remoteAddress });

describe('While one IP address exceeds its share', () => {
  it.each([
    ['plain', 'select=id', 10],
    ['embedding', 'select=*,sellers(*)', 1],
  ])('its %s requests wait and those of others are served', async (_kind, query, share) => {
    const held: (() => void)[] = [];
    answer = (request, response) => {
      if (request.headers['x-held'] === undefined && request.url!.includes('victim')) response.end('[]');
      else held.push(() => response.end('[]'));
    };
    const attack = Array.from({ length: 20 }, () => ask('10.0.0.1', query));
    await eventually(() => held.length === share, 'the attacker has taken its share');
    expect((await ask('10.0.0.2', 'select=id&name=eq.victim')).statusCode).toBe(200);
    expect(held).toHaveLength(share);
    answer = (_request, response) => response.end('[]');
    held.forEach((end) => end());
    const statuses = (await Promise.all(attack)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array(20).fill(200));
  });

  it('requests beyond its queue get 429 with retry-after', async () => {
    const held: (() => void)[] = [];
    answer = (_request, response) => held.push(() => response.end('[]'));
    const attack = Array.from({ length: 21 }, () => ask('10.0.0.3', 'select=*,sellers(*)'));
    await eventually(() => held.length === 1, 'the attacker has taken its share');
    const refused = await ask('10.0.0.3', 'select=*,sellers(*)');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
    answer = (_request, response) => response.end('[]');
    held.forEach((end) => end());
    await Promise.all(attack);
  });

  it('its share is released after a server error', async () => {
    answer = (_request, response) => response.destroy();
    const failed = await Promise.all(Array.from({ length: 25 }, () => ask('10.0.0.4')));
    expect(failed.map(({ statusCode }) => statusCode)).toEqual(Array(25).fill(503));
    answer = (_request, response) => response.end('[]');
    expect((await ask('10.0.0.4')).statusCode).toBe(200);
  });
});

describe('While many IP addresses request embedded tables', () => {
  const held: (() => void)[] = [];
  const embed = (address: string, token?: string) =>
    gateway.inject({
      url: '/rest/v1/products?select=*,sellers(*)',
      remoteAddress: address,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  let attack: ReturnType<typeof embed>[];

  beforeEach(async () => {
    held.length = 0;
    answer = (request, response) => {
      if (request.url!.includes('sellers')) held.push(() => response.end('[]'));
      else response.end('[]');
    };
    attack = Array.from({ length: 102 }, (_, index) => embed(`10.0.1.${index}`));
    await eventually(() => held.length === 2, 'two requests of visitors are running');
  });

  afterEach(async () => {
    answer = (_request, response) => response.end('[]');
    held.forEach((end) => end());
    expect((await Promise.all(attack)).map(({ statusCode }) => statusCode)).toEqual(Array(102).fill(200));
  });

  it('two of their requests run, and requests without embedding are served', async () => {
    expect((await ask('10.0.0.2')).statusCode).toBe(200);
    expect(held).toHaveLength(2);
  });

  it('a request beyond the hundred that wait gets 429 with retry-after', async () => {
    const refused = await embed('10.0.0.2');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
  });

  it('signed-in people do not wait for visitors', async () => {
    const signedIn = embed('10.0.0.2', signToken('secret'));
    await eventually(() => held.length === 3, 'the request of the signed-in person is running');
    held[2]!();
    expect((await signedIn).statusCode).toBe(200);
  });
});

describe('A response above the size limit', () => {
  const large = 'x'.repeat(5 * 1024 * 1024);

  it('is refused with 413 if it has a content-length', async () => {
    answer = (_request, response) => response.setHeader('content-length', large.length).end(large);
    const { statusCode, json } = await ask('10.0.0.5');
    expect([statusCode, json().code]).toEqual([413, 'answer_too_large']);
  });

  it('is aborted if it has no content-length', async () => {
    answer = (_request, response) => {
      response.write(large.slice(0, 1024));
      response.end(large);
    };
    await expect(ask('10.0.0.5')).rejects.toThrow();
  });
});
