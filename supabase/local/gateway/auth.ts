import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sql } from '../postgres.ts';
import { markRecoverySession, mayChangePassword, passwordMatches, signOutOtherSessions } from './accounts.ts';
import { isOutage, maskServerError } from './errors.ts';
import { AttemptCounter, Queue, type Limits } from './limits.ts';
import { forward, replyUnavailable } from './proxy.ts';
import type { RedirectMemory } from './redirects.ts';
import { bearerToken, checkToken } from './tokens.ts';

export interface AuthApiOptions {
  upstream: string;
  jwtSecret: string;
  limits: Limits;
  sql: Sql;
  redirects: RedirectMemory;
  resendConfirmation(email: string): Promise<void>;
}

type Body = Record<string, unknown>;

interface Answer {
  status: number;
  body: Body;
}

/** Shortest answer time where a quicker one would tell that an account exists, ms. */
const settleTime = 350;

class AuthApi {
  private readonly options: AuthApiOptions;
  private readonly counters: Record<keyof Limits, AttemptCounter>;
  /** Hashing passwords is the dearest thing an outsider can ask for; more than two at once would slow the catalogue. */
  private readonly hashing = new Queue(2, 40);

  constructor(options: AuthApiOptions) {
    this.options = options;
    const entries = Object.entries(options.limits).map(([name, limit]) => [name, new AttemptCounter(limit)]);
    this.counters = Object.fromEntries(entries) as Record<keyof Limits, AttemptCounter>;
  }

  async signUp(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(request);
    const email = emailOf(body);
    if (this.isLimited(reply, 'signUpsPerAddress', request.ip)) return reply;
    this.counters.signUpsPerAddress.add(request.ip);
    if (this.hashing.isFull) return replyBusy(reply);
    const answer = await this.options.redirects.during(email, redirectOf(request), () =>
      settled(() => this.hashing.run(() => this.signUpOrResend(request, body, email))),
    );
    const hasSession = 'access_token' in answer.body;
    if (answer.status !== 200 || hasSession) return reply.code(answer.status).send(answer.body);
    return reply.code(200).send(pendingUser(email, body));
  }

  async signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(request);
    const email = emailOf(body);
    if (this.isLimited(reply, 'signInsPerAddress', request.ip)) return reply;
    if (this.isLimited(reply, 'wrongPasswordsPerAccount', email)) return reply;
    this.counters.signInsPerAddress.add(request.ip);
    if (this.hashing.isFull) return replyBusy(reply);
    const started = Date.now();
    const answer = await this.hashing.run(async () => {
      const first = await this.ask(request, body);
      // The auth server says "not confirmed" before it looks at the password; only the owner may learn that.
      const isOwner =
        codeOf(first) !== 'email_not_confirmed' ||
        (await passwordMatches(this.options.sql, email, body.password));
      return isOwner ? first : invalidCredentials;
    });
    if (answer.status === 400 && codeOf(answer) !== 'email_not_confirmed')
      this.counters.wrongPasswordsPerAccount.add(email);
    if (answer.status >= 400) await settle(started);
    return reply.code(answer.status).send(answer.body);
  }

  async verifyCode(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(request);
    const email = emailOf(body);
    if (this.isLimited(reply, 'codesPerAddress', request.ip)) return reply;
    if (email && this.isLimited(reply, 'wrongCodesPerAccount', email)) return reply;
    this.counters.codesPerAddress.add(request.ip);
    const answer = await this.ask(request, body);
    if (answer.status >= 400 && answer.status < 500 && email) this.counters.wrongCodesPerAccount.add(email);
    if (body.type === 'recovery') await this.rememberRecovery(answer.body.access_token);
    return reply.code(answer.status).send(answer.body);
  }

  /** A link from a mail: the auth server answers with a redirect that carries the session. */
  async followLink(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (this.isLimited(reply, 'codesPerAddress', request.ip)) return reply;
    this.counters.codesPerAddress.add(request.ip);
    const response = await fetch(this.options.upstream + request.url, { redirect: 'manual' });
    const location = response.headers.get('location');
    if (!location) {
      const masked = maskServerError(response.status, await response.text());
      return masked.status === 503 ? replyUnavailable(reply) : reply.code(masked.status).send(masked.body);
    }
    await response.body?.cancel();
    const { type } = request.query as { type?: string };
    if (type === 'recovery') {
      await this.rememberRecovery(new URLSearchParams(location.split('#')[1] ?? '').get('access_token'));
    }
    return reply.code(303).header('location', location).header('referrer-policy', 'no-referrer').send();
  }

  /** Recovery, sign-in link, resend: one reply whether the address is known or not. */
  async sendMail(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(request);
    const email = emailOf(body);
    if (this.isLimited(reply, 'mailsPerAddress', request.ip)) return reply;
    if (this.isLimited(reply, 'mailsPerAccount', email)) return reply;
    this.counters.mailsPerAddress.add(request.ip);
    this.counters.mailsPerAccount.add(email);
    this.counters.wrongCodesPerAccount.clear(email);
    const isResend = request.url.startsWith('/auth/v1/resend') && body.type === 'signup';
    const answer = await this.options.redirects.during(email, redirectOf(request), () =>
      settled(async () => {
        if (!isResend) return this.ask(request, withoutAccountCreation(body));
        await this.options.resendConfirmation(email);
        return { status: 200, body: {} };
      }),
    );
    const revealsNothing = answer.status < 500 && codeOf(answer) !== 'validation_failed';
    return revealsNothing ? reply.code(200).send({}) : reply.code(answer.status).send(answer.body);
  }

  async updateUser(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(request);
    const check = checkToken(bearerToken(request.headers.authorization) ?? '', this.options.jwtSecret);
    if (body.password === undefined || !check.valid)
      return forward(request, reply, { upstream: this.options.upstream });
    const { claims } = check;
    if (this.isLimited(reply, 'wrongPasswordsPerAccount', claims.sub)) return reply;
    if (!(await mayChangePassword(this.options.sql, claims, body.current_password))) {
      this.counters.wrongPasswordsPerAccount.add(claims.sub);
      return reply.code(400).send(wrongCurrentPassword);
    }
    const { current_password: _checked, ...changes } = body;
    const answer = await this.hashing.run(() => this.ask(request, changes));
    if (answer.status === 200) await signOutOtherSessions(this.options.sql, claims);
    return reply.code(answer.status).send(answer.body);
  }

  /** Asks the auth server and reads its answer. Outages become 503. */
  private async ask(request: FastifyRequest, body: Body): Promise<Answer> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    for (const name of ['apikey', 'authorization', 'user-agent', 'x-supabase-api-version']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const response = await fetch(this.options.upstream + request.url, {
      method: request.method,
      headers,
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status >= 500 || (response.status >= 400 && isOutage(text)))
      return maskServerError(response.status, text);
    return { status: response.status, body: text ? (JSON.parse(text) as Body) : {} };
  }

  private async signUpOrResend(request: FastifyRequest, body: Body, email: string): Promise<Answer> {
    const answer = await this.ask(request, body);
    const isKnown =
      codeOf(answer) === 'over_email_send_rate_limit' || codeOf(answer) === 'user_already_exists';
    if (!isKnown) return answer;
    if (this.counters.mailsPerAccount.waitFor(email) === 0) {
      this.counters.mailsPerAccount.add(email);
      await this.options.resendConfirmation(email);
    }
    return { status: 200, body: {} };
  }

  private async rememberRecovery(token: unknown): Promise<void> {
    const check = checkToken(typeof token === 'string' ? token : '', this.options.jwtSecret);
    if (check.valid) await markRecoverySession(this.options.sql, check.claims);
  }

  private isLimited(reply: FastifyReply, limit: keyof Limits, key: string): boolean {
    const seconds = this.counters[limit].waitFor(key);
    if (seconds === 0) return false;
    void reply
      .code(429)
      .header('retry-after', String(seconds))
      .send({
        code: 429,
        error_code: 'over_request_rate_limit',
        msg: `Too many attempts. Try again in ${seconds} seconds.`,
      });
    return true;
  }
}

const invalidCredentials: Answer = {
  status: 400,
  body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
};

const wrongCurrentPassword = {
  code: 400,
  error_code: 'current_password_mismatch',
  msg: 'Changing the password needs the current one.',
};

function replyBusy(reply: FastifyReply): FastifyReply {
  return reply.code(429).header('retry-after', '2').send({
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Too many people are signing in right now. Try again in a moment.',
  });
}

function readBody(request: FastifyRequest): Body {
  const raw = request.body as Buffer | undefined;
  if (!raw?.length) return {};
  try {
    const parsed = JSON.parse(raw.toString('utf8')) as unknown;
    if (parsed && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed as Body;
  } catch {
    // Refused below, like any other body that is no object.
  }
  throw Object.assign(new Error('The body must be a JSON object'), { statusCode: 400, code: 'bad_json' });
}

function emailOf(body: Body): string {
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : '';
}

function redirectOf(request: FastifyRequest): string | undefined {
  return (request.query as { redirect_to?: string }).redirect_to;
}

function codeOf({ body }: Answer): unknown {
  return body.error_code ?? body.code;
}

/** Asking for a code must not make an account: that would be one without a confirmed address. */
function withoutAccountCreation(body: Body): Body {
  return 'create_user' in body || 'email' in body ? { ...body, create_user: false } : body;
}

/** What a sign-up answers, the same for new and known addresses. */
function pendingUser(email: string, body: Body): Body {
  const now = new Date().toISOString();
  const metadata = body.data && typeof body.data === 'object' ? body.data : {};
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

async function settle(started: number): Promise<void> {
  await delay(Math.max(0, settleTime - (Date.now() - started)));
}

async function settled<T>(task: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const result = await task();
  await settle(started);
  return result;
}

const bodyLimit = 16 * 1024;

/** The Auth API with limits on guessing, equal replies for all addresses, and checked password changes. */
export function registerAuthApi(app: FastifyInstance, options: AuthApiOptions): void {
  const api = new AuthApi(options);
  app.post('/auth/v1/signup', { bodyLimit }, (request, reply) => api.signUp(request, reply));
  app.post('/auth/v1/token', { bodyLimit }, (request, reply) => {
    const isPassword = (request.query as { grant_type?: string }).grant_type === 'password';
    return isPassword ? api.signIn(request, reply) : forward(request, reply, { upstream: options.upstream });
  });
  app.post('/auth/v1/verify', { bodyLimit }, (request, reply) => api.verifyCode(request, reply));
  app.get('/auth/v1/verify', (request, reply) => api.followLink(request, reply));
  for (const path of ['recover', 'resend', 'otp']) {
    app.post(`/auth/v1/${path}`, { bodyLimit }, (request, reply) => api.sendMail(request, reply));
  }
  app.put('/auth/v1/user', { bodyLimit }, (request, reply) => api.updateUser(request, reply));
  app.route({
    method: ['GET', 'POST'],
    url: '/auth/v1/magiclink',
    handler: (_request, reply) =>
      reply.code(404).send({ code: 404, error_code: 'not_found', msg: 'Not found' }),
  });
  app.all('/auth/v1/*', { bodyLimit }, (request, reply) =>
    forward(request, reply, { upstream: options.upstream }),
  );
}
