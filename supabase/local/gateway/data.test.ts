import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import replyFrom from '@fastify/reply-from';
import fastify, { type FastifyInstance } from 'fastify';
import { eventually } from '../testing.ts';
import { registerDataApi } from './data.ts';
import { defaultLimits } from './limits.ts';

let behind: Server;
let gateway: FastifyInstance;
let answer: RequestListener;

beforeAll(async () => {
  behind = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  gateway = fastify();
  await gateway.register(replyFrom, { undici: { connections: 128 }, disableRequestLogging: true });
  const upstream = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  registerDataApi(gateway, { upstream, jwtSecret: 'secret', limits: defaultLimits });
});

afterAll(async () => {
  await gateway.close();
  behind.closeAllConnections();
  behind.close();
});

const ask = (remoteAddress: string, query = 'select=id') =>
  gateway.inject({ url: `/rest/v1/products?${query}`, remoteAddress });

describe('While one address asks for more than its share', () => {
  it.each([
    ['plain', 'select=id', 10],
    ['embedding', 'select=*,sellers(*)', 2],
  ])('%s requests of its own wait, and others are answered', async (_kind, query, share) => {
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

  it('what is more than may wait is told to come back', async () => {
    const held: (() => void)[] = [];
    answer = (_request, response) => held.push(() => response.end('[]'));
    const attack = Array.from({ length: 22 }, () => ask('10.0.0.3', 'select=*,sellers(*)'));
    await eventually(() => held.length === 2, 'the attacker has taken its share');
    const refused = await ask('10.0.0.3', 'select=*,sellers(*)');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
    answer = (_request, response) => response.end('[]');
    held.forEach((end) => end());
    await Promise.all(attack);
  });

  it('the share is given back after a server error', async () => {
    answer = (_request, response) => response.destroy();
    const failed = await Promise.all(Array.from({ length: 25 }, () => ask('10.0.0.4')));
    expect(failed.map(({ statusCode }) => statusCode)).toEqual(Array(25).fill(503));
    answer = (_request, response) => response.end('[]');
    expect((await ask('10.0.0.4')).statusCode).toBe(200);
  });
});

describe('An answer that only an attack asks for', () => {
  const large = 'x'.repeat(5 * 1024 * 1024);

  it('is refused when it says its size', async () => {
    answer = (_request, response) => response.setHeader('content-length', large.length).end(large);
    const { statusCode, json } = await ask('10.0.0.5');
    expect([statusCode, json().code]).toEqual([413, 'answer_too_large']);
  });

  it('is cut off when it does not', async () => {
    answer = (_request, response) => {
      response.write(large.slice(0, 1024));
      response.end(large);
    };
    await expect(ask('10.0.0.5')).rejects.toThrow();
  });
});
