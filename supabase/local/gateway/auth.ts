import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { passwordStrength } from '../../src/password.ts';
import type { Sql } from '../postgres.ts';
import {
  accountExists,
  endSession,
  isBanned,
  markRecoverySession,
  mayChangePassword,
  noteDevice,
  passwordMatches,
  signOutOtherSessions,
  spendHash,
} from './accounts.ts';
import {
  invalidCredentials,
  notSignedIn,
  pendingUser,
  refusal,
  replyBusy,
  replyWhenLimited,
  send,
  unsupportedGrant,
  userBanned,
  weakPassword,
  wrongCurrentPassword,
  type Answer,
} from './auth-answers.ts';
import { emailOf, readBody, readParameters, type Body } from './auth-input.ts';
import { factorsOf } from './factor-rows.ts';
import { lacksRecentPassword, lacksSecondFactor, registerFactorsApi } from './factors.ts';
import { isOutage, maskServerError } from './errors.ts';
import { Lanes } from './lanes.ts';
import { AttemptCounter, type Limits } from './limits.ts';
import { PasswordGuesses } from './password-guesses.ts';
import { replyUnavailable } from './proxy.ts';
import { completeSession, noteMethod, type SignInMethod } from './sessions.ts';
import type { RedirectMemory } from './redirects.ts';
import { atUsualTime, settle } from './settling.ts';
import { bearerToken, checkToken, type Claims } from './tokens.ts';

export interface AuthApiOptions {
  upstream: string;
  jwtSecret: string;
  siteUrl: string;
  limits: Limits;
  sql: Sql;
  redirects: RedirectMemory;
  resendConfirmation(email: string): Promise<void>;
}

/** How many may wait for their password to be hashed; more are told to come back. */
const mostWaiting = 40;

class AuthApi {
  private readonly options: AuthApiOptions;
  readonly counters: Record<keyof Limits, AttemptCounter>;
  private readonly guesses: PasswordGuesses;
  /** Hashing a password costs more processor time than any other anonymous request; more than two at once would slow the catalogue. */
  private readonly hashing = new PQueue({ concurrency: 2 });
  /** No address takes more than half of the places in that queue. */
  private readonly hashingPerAddress = new Lanes(20, 0);

  constructor(options: AuthApiOptions) {
    this.options = options;
    const entries = Object.entries(options.limits).map(([name, limit]) => [name, new AttemptCounter(limit)]);
    this.counters = Object.fromEntries(entries) as Record<keyof Limits, AttemptCounter>;
    this.guesses = new PasswordGuesses(options.limits.wrongPasswordsPerAccountAndAddress);
  }

  async signUp(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(request);
    const email = emailOf(body);
    if (this.isLimited(reply, 'signUpsPerAddress', request.ip)) return reply;
    this.counters.signUpsPerAddress.add(request.ip);
    if (isWeak(body.password)) return send(reply, weakPassword);
    if (this.isBusy(request)) return replyBusy(reply);
    const answer = await atUsualTime(
      (begin) =>
        this.options.redirects.during(email, redirectOf(request), () =>
          this.hash(request, () => {
            begin();
            return this.signUpOrResend(request, body, email);
          }),
        ),
      ({ status }) => status !== 200,
    );
    if (answer && (answer.status !== 200 || 'access_token' in answer.body)) return send(reply, answer);
    return reply.code(200).send(pendingUser(email, body));
  }

  async signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { grant_type: grantType } = Object.fromEntries(readParameters(request));
    if (grantType === 'password') return this.signInByPassword(request, reply);
    if (grantType === 'refresh_token')
      return send(reply, await this.unlessBanned(request, await this.ask(request, readBody(request))));
    return send(reply, unsupportedGrant);
  }

  async verifyCode(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(request);
    const email = emailOf(body);
    const problem = verificationProblem(body);
    if (problem) return send(reply, refusal(400, 'validation_failed', problem));
    if (this.isLimited(reply, 'wrongCodesPerAddress', request.ip)) return reply;
    if (email && this.isLimited(reply, 'wrongCodesPerAccount', email)) return reply;
    // Counted as wrong before it is checked: many at once are no way around.
    const takeBack = [this.counters.wrongCodesPerAddress.add(request.ip)];
    if (email) takeBack.push(this.counters.wrongCodesPerAccount.add(email));
    const answer = await this.unlessBanned(request, await this.ask(request, body), 'otp');
    if (!isRefusal(answer)) takeBack.forEach((undo) => undo());
    if (body.type === 'recovery') await this.rememberRecovery(answer.body.access_token);
    return send(reply, answer);
  }

  /** A link from a mail: the auth server answers with a redirect that carries the session. */
  async followLink(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const problem = verificationProblem(Object.fromEntries(readParameters(request)));
    if (problem) return send(reply, refusal(400, 'validation_failed', problem));
    if (this.isLimited(reply, 'wrongCodesPerAddress', request.ip)) return reply;
    const takeBack = this.counters.wrongCodesPerAddress.add(request.ip);
    const response = await fetch(this.upstreamUrl(request), { redirect: 'manual' });
    const location = response.headers.get('location');
    if (!location) {
      const masked = maskServerError(response.status, await response.text());
      return masked.status === 503 ? replyUnavailable(reply) : send(reply, masked);
    }
    await response.body?.cancel();
    const token = new URLSearchParams(location.split('#')[1] ?? '').get('access_token');
    if (token) takeBack();
    const entry = await this.unlessBanned(request, { status: 200, body: { access_token: token } }, 'otp');
    if (entry === userBanned)
      return reply
        .code(303)
        .header('location', `${location.split('#')[0]}#${bannedFragment}`)
        .send();
    if (readParameters(request).get('type') === 'recovery') await this.rememberRecovery(token);
    const completed = token ? location.replace(token, String(entry.body.access_token)) : location;
    return reply.code(303).header('location', completed).header('referrer-policy', 'no-referrer').send();
  }

  /** Recovery, sign-in link, resend: one reply whether the address is known or not. */
  async sendMail(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(request);
    const email = emailOf(body);
    if (this.isMailLimited(request, reply, email)) return reply;
    this.counters.wrongCodesPerAccount.clear(email);
    const isResend = pathOf(request) === '/auth/v1/resend' && body.type === 'signup';
    const work = async (): Promise<Answer> => {
      if (!isResend) return this.ask(request, withoutAccountCreation(body));
      await this.options.resendConfirmation(email);
      return { status: 200, body: {} };
    };
    const isOpen = (answer: Answer) => answer.status >= 500 || codeOf(answer) === 'validation_failed';
    const answer = await atUsualTime((begin) => {
      begin();
      return this.options.redirects.during(email, redirectOf(request), work);
    }, isOpen);
    return answer && isOpen(answer) ? send(reply, answer) : reply.code(200).send({});
  }

  async updateUser(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { current_password: current, ...changes } = readBody(request);
    if (changes.email === undefined && changes.password === undefined) return this.pass(request, reply);
    const check = checkToken(bearerToken(request.headers.authorization) ?? '', this.options.jwtSecret);
    if (!check.valid) return send(reply, notSignedIn);
    const { claims } = check;
    const lack = await lacksSecondFactor(this.options.sql, claims);
    if (lack) return send(reply, lack);
    const lackOfPassword = changes.email === undefined ? null : lacksRecentPassword(claims);
    if (lackOfPassword) return send(reply, lackOfPassword);
    if (changes.email !== undefined && this.isMailLimited(request, reply, emailOf(changes))) return reply;
    if (changes.password === undefined) return this.pass(request, reply);
    if (isWeak(changes.password)) return send(reply, weakPassword);
    if (this.isBusy(request)) return replyBusy(reply);
    if (!(await this.isOwner(request, reply, claims, current))) return reply;
    const answer = await this.hash(request, () => this.ask(request, changes));
    if (answer.status === 200) await signOutOtherSessions(this.options.sql, claims);
    return send(reply, await this.withFactors(answer));
  }

  /** Ends this session; others only by somebody who has just shown to be the owner. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (readParameters(request).get('scope') === 'local') return this.pass(request, reply);
    const check = checkToken(bearerToken(request.headers.authorization) ?? '', this.options.jwtSecret);
    if (!check.valid) return this.pass(request, reply);
    const lack =
      (await lacksSecondFactor(this.options.sql, check.claims)) ?? lacksRecentPassword(check.claims);
    // Supabase's client takes 401 and 403 for a session that has ended already.
    return lack ? send(reply, { ...lack, status: 422 }) : this.pass(request, reply);
  }

  /** Asks the auth server and answers what it said. */
  async pass(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return send(reply, await this.withFactors(await this.ask(request, readBody(request))));
  }

  /** A new session for a refresh token. */
  async renew(request: FastifyRequest, refreshToken: string): Promise<Answer> {
    const url = `${this.options.upstream}/auth/v1/token?grant_type=refresh_token`;
    return this.unlessBanned(request, await this.ask(request, { refresh_token: refreshToken }, url));
  }

  /** A person as the auth server tells of them, with the factors that it knows nothing of. */
  private async withFactors(answer: Answer): Promise<Answer> {
    const { id, aud } = answer.body;
    if (answer.status !== 200 || typeof id !== 'string' || aud === undefined) return answer;
    return { ...answer, body: { ...answer.body, factors: await factorsOf(this.options.sql, id) } };
  }

  private async signInByPassword(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(request);
    const email = emailOf(body);
    if (this.isLimited(reply, 'signInsPerAddress', request.ip)) return reply;
    if (replyWhenLimited(reply, this.guesses.waitFor(email, request.ip))) return reply;
    if (this.isBusy(request)) return replyBusy(reply);
    this.counters.signInsPerAddress.add(request.ip);
    const takeBack = this.guesses.add(email, request.ip);
    const started = Date.now();
    const answer = await this.hash(request, () => this.checkPassword(request, body, email));
    if (codeOf(answer) !== 'invalid_credentials') takeBack();
    if (answer.status >= 400) await settle(started);
    return send(reply, answer);
  }

  /** Asks the auth server, which hashes only for confirmed accounts; the others cost as much here. */
  private async checkPassword(request: FastifyRequest, body: Body, email: string): Promise<Answer> {
    const { sql } = this.options;
    const answer = await this.ask(request, body);
    // The auth server says "not confirmed" before it looks at the password; only the owner may learn that.
    if (codeOf(answer) === 'email_not_confirmed')
      return (await passwordMatches(sql, email, body.password)) ? answer : invalidCredentials;
    if (answer.status === 200) return this.unlessBanned(request, answer, 'password');
    if (codeOf(answer) === 'invalid_credentials' && !(await accountExists(sql, email)))
      await spendHash(sql, body.password);
    return answer;
  }

  /** The answer, unless it lets in somebody who is kept out: then that session ends, as a hosted project would begin none. */
  private async unlessBanned(
    request: FastifyRequest,
    answer: Answer,
    method?: SignInMethod,
  ): Promise<Answer> {
    const { jwtSecret, sql } = this.options;
    const token = answer.body.access_token;
    const check = checkToken(typeof token === 'string' ? token : '', jwtSecret);
    if (!check.valid) return answer;
    if (await isBanned(sql, check.claims.sub)) {
      await endSession(sql, check.claims);
      return userBanned;
    }
    await noteDevice(sql, check.claims, { userAgent: request.headers['user-agent'] ?? '', ip: request.ip });
    if (method) await noteMethod(sql, check.claims.session_id ?? '', method);
    return { ...answer, body: await completeSession(sql, jwtSecret, answer.body) };
  }

  private async isOwner(
    request: FastifyRequest,
    reply: FastifyReply,
    claims: Claims,
    current: unknown,
  ): Promise<boolean> {
    const account = claims.email ?? claims.sub;
    if (replyWhenLimited(reply, this.guesses.waitFor(account, request.ip))) return false;
    const takeBack = this.guesses.add(account, request.ip);
    if (await this.hash(request, () => mayChangePassword(this.options.sql, claims, current))) {
      takeBack();
      return true;
    }
    void send(reply, wrongCurrentPassword);
    return false;
  }

  /** Asks the auth server and reads its answer. Outages become 503. */
  private async ask(request: FastifyRequest, body: Body, url = this.upstreamUrl(request)): Promise<Answer> {
    const headers: Record<string, string> = {};
    for (const name of ['apikey', 'authorization', 'user-agent', 'x-supabase-api-version']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const isRead = request.method === 'GET';
    if (!isRead) headers['content-type'] = 'application/json';
    const response = await fetch(url, {
      method: request.method,
      headers,
      body: isRead ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status >= 500 || (response.status >= 400 && isOutage(text)))
      return maskServerError(response.status, text);
    return { status: response.status, body: text ? (JSON.parse(text) as Body) : {} };
  }

  private upstreamUrl(request: FastifyRequest): string {
    const parameters = readParameters(request).toString();
    return this.options.upstream + pathOf(request) + (parameters && `?${parameters}`);
  }

  private async signUpOrResend(request: FastifyRequest, body: Body, email: string): Promise<Answer> {
    const answer = await this.ask(request, body);
    const isKnown =
      codeOf(answer) === 'over_email_send_rate_limit' || codeOf(answer) === 'user_already_exists';
    if (!isKnown) return answer;
    await spendHash(this.options.sql, body.password);
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

  /** Counts one mail to `email`, or answers 429. */
  private isMailLimited(request: FastifyRequest, reply: FastifyReply, email: string): boolean {
    if (this.isLimited(reply, 'mailsPerAddress', request.ip)) return true;
    if (this.isLimited(reply, 'mailsPerAccount', email)) return true;
    this.counters.mailsPerAddress.add(request.ip);
    this.counters.mailsPerAccount.add(email);
    return false;
  }

  private isBusy(request: FastifyRequest): boolean {
    return this.hashing.size >= mostWaiting || this.hashingPerAddress.isFull(request.ip);
  }

  private hash<T>(request: FastifyRequest, task: () => Promise<T>): Promise<T> {
    return this.hashingPerAddress.run(request.ip, () => this.hashing.add(task));
  }

  private isLimited(reply: FastifyReply, limit: keyof Limits, key: string): boolean {
    return replyWhenLimited(reply, this.counters[limit].waitFor(key));
  }
}

/** What the address ends with after a link of somebody who is kept out, as the auth server writes its refusals. */
const bannedFragment = new URLSearchParams({
  error: 'access_denied',
  error_code: 'user_banned',
  error_description: 'User is banned',
}).toString();

function isWeak(password: unknown): boolean {
  return typeof password === 'string' && password !== '' && passwordStrength(password) === 'weak';
}

/** Codes and links that a hosted project's auth server sends by mail. */
const verificationTypes = new Set(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']);

/** Why a code or link cannot be checked at all; the auth server behind fails on such requests. */
function verificationProblem({ type, token, token_hash: hash }: Body): string | null {
  if (!verificationTypes.has(String(type))) return 'Verify requires a verification type';
  return token || hash ? null : 'Verify requires a token or a token hash';
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0]!;

function redirectOf(request: FastifyRequest): string | undefined {
  return readParameters(request).get('redirect_to') ?? undefined;
}

function codeOf({ body }: Answer): unknown {
  return body.error_code ?? body.code;
}

const isRefusal = ({ status }: Answer) => status >= 400 && status < 500;

/** Asking for a code must not make an account: that would be one without a confirmed address. */
function withoutAccountCreation(body: Body): Body {
  return 'create_user' in body || 'email' in body ? { ...body, create_user: false } : body;
}

const bodyLimit = 16 * 1024;

/**
 * The Auth API with limits on guessing, equal replies for all addresses, and checked password
 * changes. What is not named here does not exist: the auth server's other routes know no limits.
 */
export function registerAuthApi(app: FastifyInstance, options: AuthApiOptions): void {
  const api = new AuthApi(options);
  const write = { bodyLimit };
  // A HEAD request would use up a link as a GET does.
  const read = { exposeHeadRoute: false };
  app.post('/auth/v1/signup', write, (request, reply) => api.signUp(request, reply));
  app.post('/auth/v1/token', write, (request, reply) => api.signIn(request, reply));
  app.post('/auth/v1/verify', write, (request, reply) => api.verifyCode(request, reply));
  app.get('/auth/v1/verify', read, (request, reply) => api.followLink(request, reply));
  for (const path of ['recover', 'resend', 'otp']) {
    app.post(`/auth/v1/${path}`, write, (request, reply) => api.sendMail(request, reply));
  }
  app.put('/auth/v1/user', write, (request, reply) => api.updateUser(request, reply));
  app.post('/auth/v1/logout', write, (request, reply) => api.signOut(request, reply));
  const { wrongFactorCodesPerAccount: wrongCodes, wrongCodesPerAddress } = api.counters;
  registerFactorsApi(app, {
    ...options,
    ...{ wrongCodes, wrongCodesPerAddress },
    renew: (request, refreshToken) => api.renew(request, refreshToken),
  });
  for (const path of ['user', 'health', 'settings']) {
    app.get(`/auth/v1/${path}`, read, (request, reply) => api.pass(request, reply));
  }
}
