import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import type { Sql } from '../postgres.ts';
import { registerAuthApi } from './auth.ts';
import { defaultLimits } from './limits.ts';
import { RedirectMemory } from './redirects.ts';

const accounts: Record<string, { password: string; confirmed: boolean }> = {
  'owner@mawad.test': { password: 'brick-wall-sunrise', confirmed: true },
  'waiting@mawad.test': { password: 'brick-wall-sunrise', confirmed: false },
};
const refusals = {
  known: [422, 'user_already_exists'],
  waiting: [400, 'email_not_confirmed'],
  wrong: [400, 'invalid_credentials'],
  code: [403, 'otp_expired'],
} as const;

let server: Server;
let gateway: FastifyInstance;
/** Servers that hashed a password for the current request: 'gateway' or 'auth server'. */
let hashes: string[] = [];
let codesChecked = 0;
/** The fake auth server responds after this resolves. */
let gate: Promise<void> = Promise.resolve();

/** Fake auth server: hashes new passwords, compares those of confirmed accounts, and refuses every code. */
function decide(path: string, body: { email: string; password: string }): keyof typeof refusals | null {
  const account = accounts[body.email];
  if (path === '/auth/v1/verify') {
    codesChecked += 1;
    return 'code';
  }
  if (path === '/auth/v1/user') return null;
  if (path === '/auth/v1/signup') {
    if (account) return 'known';
    hashes.push('auth server');
    return null;
  }
  if (!account) return 'wrong';
  if (!account.confirmed) return 'waiting';
  hashes.push('auth server');
  return account.password === body.password ? null : 'wrong';
}

async function reply(request: IncomingMessage): Promise<[number, object]> {
  await gate;
  const refusal = decide(request.url!.split('?')[0]!, JSON.parse(await text(request)));
  if (!refusal) return [200, { id: 'new' }];
  const [status, code] = refusals[refusal];
  return [status, { error_code: code }];
}

/** Fake database for the queries of the gateway: records hashing and looks up accounts. */
const run = async (parts: TemplateStringsArray, ...values: unknown[]) => {
  const query = parts.join('?');
  if (query.includes('auth.sessions') || query.includes('auth.mfa_factors')) return [];
  if (query.includes('crypt(')) hashes.push('gateway');
  if (query.includes('as matches')) return [{ matches: accounts[String(values[1])]?.password === values[0] }];
  return Object.keys(accounts).some((email) => values.includes(email)) ? [{}] : [];
};
const sql = Object.assign(run, { begin: async () => undefined }) as unknown as Sql;

function tokenOf(account: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Date.now() / 1000;
  const amr = [{ method: 'password', timestamp: now }];
  const claims = { sub: account, email: account, exp: now + 3600, amr };
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${content}.${createHmac('sha256', 'secret').update(content).digest('base64url')}`;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void reply(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  hashes = [];
  codesChecked = 0;
  gate = Promise.resolve();
  gateway = fastify();
  gateway.removeAllContentTypeParsers();
  gateway.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  registerAuthApi(gateway, {
    upstream: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    jwtSecret: 'secret',
    siteUrl: 'http://localhost:3000',
    limits: { ...defaultLimits, wrongPasswordsPerAccountAndAddress: { count: 3, window: 60_000 } },
    sql,
    redirects: new RedirectMemory(),
    resendConfirmation: async () => undefined,
  });
});

afterEach(() => gateway.close());

const post = async (path: string, body: object, remoteAddress = '10.0.0.1') => {
  const options = { method: 'POST', url: `/auth/v1/${path}`, payload: body, remoteAddress } as const;
  return (await gateway.inject(options)).statusCode;
};
const signIn = (email: string, password: string, from?: string) =>
  post('token?grant_type=password', { email, password }, from);

it.each(['new@mawad.test', 'waiting@mawad.test', 'owner@mawad.test'])(
  'hashes exactly once for the sign-up of %s, so that its duration does not reveal accounts',
  async (email) => {
    expect(await post('signup', { email, password: 'brick-wall-sunrise' })).toBe(200);
    expect(hashes).toHaveLength(1);
  },
);

describe.each(['signup', 'recover', 'otp'])('%s', (path) => {
  it.each(['new@mawad.test', 'waiting@mawad.test', 'owner@mawad.test'])(
    'responds for %s before the auth server has finished, so that load does not reveal accounts',
    async (email) => {
      let openGate = () => {};
      gate = new Promise<void>((resolve) => (openGate = resolve));
      expect(await post(path, { email, password: 'brick-wall-sunrise' })).toBe(200);
      openGate();
    },
  );
});

it.each(['unknown@mawad.test', 'waiting@mawad.test', 'owner@mawad.test'])(
  'hashes exactly once for a wrong password of %s',
  async (email) => {
    expect(await signIn(email, 'wrong')).toBe(400);
    expect(hashes).toHaveLength(1);
  },
);

it('limits simultaneous guesses from one IP address and lets the owner in from another', async () => {
  const guesses = Array.from({ length: 8 }, (_, index) => signIn('owner@mawad.test', `wrong-${index}`));
  const statuses = (await Promise.all(guesses)).sort();
  expect(statuses).toEqual([400, 400, 400, 429, 429, 429, 429, 429]);
  expect(await signIn('owner@mawad.test', 'brick-wall-sunrise')).toBe(429);
  expect(await signIn('owner@mawad.test', 'brick-wall-sunrise', '10.0.0.2')).toBe(200);
});

it('delays the second guess of each of many IP addresses, but not the owner', async () => {
  const addresses = Array.from({ length: 15 }, (_, index) => `10.0.1.${index}`);
  const statuses = await Promise.all(addresses.map((from) => signIn('owner@mawad.test', 'wrong', from)));
  expect(statuses).toEqual(Array(15).fill(400));
  expect(await signIn('owner@mawad.test', 'wrong', addresses[0])).toBe(429);
  expect(await signIn('OWNER@mawad.test ', 'brick-wall-sunrise', '10.0.0.2')).toBe(200);
});

describe('A change of the account', () => {
  const change = async (payload: object, remoteAddress = '10.0.0.1') => {
    const headers = { authorization: `Bearer ${tokenOf('owner@mawad.test')}` };
    const call = { method: 'PUT', url: '/auth/v1/user', payload, headers, remoteAddress } as const;
    return (await gateway.inject(call)).statusCode;
  };
  const password = 'another-long-phrase';

  it('counts wrong current passwords and wrong sign-ins together, per IP address', async () => {
    expect(await signIn('owner@mawad.test', 'wrong')).toBe(400);
    for (const current_password of ['wrong', 'wrong again'])
      expect(await change({ password, current_password })).toBe(400);
    const right = { password, current_password: 'brick-wall-sunrise' };
    expect(await change(right)).toBe(429);
    expect(await signIn('owner@mawad.test', 'brick-wall-sunrise')).toBe(429);
    expect(await change(right, '10.0.0.2')).toBe(200);
  });

  it('needs a valid token for a new password', async () => {
    const call = { method: 'PUT', url: '/auth/v1/user', payload: { password } } as const;
    expect((await gateway.inject(call)).statusCode).toBe(401);
  });

  it('counts towards the limit of emails per account', async () => {
    const most = defaultLimits.mailsPerAccount.count;
    const calls = Array.from({ length: most + 1 }, () => change({ email: 'victim@mawad.test' }));
    expect((await Promise.all(calls)).filter((status) => status === 429)).toHaveLength(1);
  });
});

it('passes no more codes to the auth server than the limit, even if all are sent at once', async () => {
  const guesses = Array.from({ length: 25 }, (_, index) =>
    post('verify', { type: 'recovery', email: 'owner@mawad.test', token: String(100_000 + index) }),
  );
  await Promise.all(guesses);
  expect(codesChecked).toBe(defaultLimits.wrongCodesPerAccount.count);
});
