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
  recordDevice,
  passwordMatches,
  signOutOtherSessions,
  hashForTiming,
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
import { listFactors } from './factor-rows.ts';
import { refuseWithoutRecentPassword, refuseWithoutSecondFactor, registerFactorsApi } from './factors.ts';
import { isOutage, maskServerError } from './errors.ts';
import { KeyedQueues } from './keyed-queues.ts';
import { AttemptCounter, type Limits } from './limits.ts';
import { PasswordGuesses } from './password-guesses.ts';
import { replyUnavailable } from './proxy.ts';
import { completeSession, recordMethod, type SignInMethod } from './sessions.ts';
import type { RedirectMemory } from './redirects.ts';
import { atFixedTime, waitForNextStep } from './response-timing.ts';
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

/** Longest queue for password hashing; further requests get 429. */
const maxHashingQueue = 40;

class AuthApi {
  private readonly options: AuthApiOptions;
  readonly counters: Record<keyof Limits, AttemptCounter>;
  private readonly guesses: PasswordGuesses;
  /** Limited because hashing needs more CPU than any other anonymous request; more at once would slow the catalogue. */
  private readonly hashing = new PQueue({ concurrency: 2 });
  /** Limits one IP address to half of the queue. */
  private readonly hashingPerAddress = new KeyedQueues(20, 0);

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
    const answer = await atFixedTime(
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
    // Counted as wrong before the check, so that simultaneous requests cannot exceed the limit.
    const uncount = [this.counters.wrongCodesPerAddress.add(request.ip)];
    if (email) uncount.push(this.counters.wrongCodesPerAccount.add(email));
    const answer = await this.unlessBanned(request, await this.ask(request, body), 'otp');
    if (!isRefusal(answer)) uncount.forEach((undo) => undo());
    if (body.type === 'recovery') await this.rememberRecovery(answer.body.access_token);
    return send(reply, answer);
  }

  /** Handles a link from an email: the auth server responds with a redirect that carries the session. */
  async followLink(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const problem = verificationProblem(Object.fromEntries(readParameters(request)));
    if (problem) return send(reply, refusal(400, 'validation_failed', problem));
    if (this.isLimited(reply, 'wrongCodesPerAddress', request.ip)) return reply;
    const uncount = this.counters.wrongCodesPerAddress.add(request.ip);
    const response = await fetch(this.upstreamUrl(request), { redirect: 'manual' });
    const location = response.headers.get('location');
    if (!location) {
      const masked = maskServerError(response.status, await response.text());
      return masked.status === 503 ? replyUnavailable(reply) : send(reply, masked);
    }
    await response.body?.cancel();
    const token = new URLSearchParams(location.split('#')[1] ?? '').get('access_token');
    if (token) uncount();
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

  /** Handles recovery, sign-in link and resend with the same response for known and unknown addresses. */
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
    const isPublic = (answer: Answer) => answer.status >= 500 || codeOf(answer) === 'validation_failed';
    const answer = await atFixedTime((begin) => {
      begin();
      return this.options.redirects.during(email, redirectOf(request), work);
    }, isPublic);
    return answer && isPublic(answer) ? send(reply, answer) : reply.code(200).send({});
  }

  async updateUser(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { current_password: current, ...changes } = readBody(request);
    if (changes.email === undefined && changes.password === undefined) return this.pass(request, reply);
    const check = checkToken(bearerToken(request.headers.authorization) ?? '', this.options.jwtSecret);
    if (!check.valid) return send(reply, notSignedIn);
    const { claims } = check;
    const refused = await refuseWithoutSecondFactor(this.options.sql, claims);
    if (refused) return send(reply, refused);
    const refusedPassword = changes.email === undefined ? null : refuseWithoutRecentPassword(claims);
    if (refusedPassword) return send(reply, refusedPassword);
    if (changes.email !== undefined && this.isMailLimited(request, reply, emailOf(changes))) return reply;
    if (changes.password === undefined) return this.pass(request, reply);
    if (isWeak(changes.password)) return send(reply, weakPassword);
    if (this.isBusy(request)) return replyBusy(reply);
    if (!(await this.isOwner(request, reply, claims, current))) return reply;
    const answer = await this.hash(request, () => this.ask(request, changes));
    if (answer.status === 200) await signOutOtherSessions(this.options.sql, claims);
    return send(reply, await this.withFactors(answer));
  }

  /** Ends this session; ending others needs a recent password and the second factor. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (readParameters(request).get('scope') === 'local') return this.pass(request, reply);
    const check = checkToken(bearerToken(request.headers.authorization) ?? '', this.options.jwtSecret);
    if (!check.valid) return this.pass(request, reply);
    const refused =
      (await refuseWithoutSecondFactor(this.options.sql, check.claims)) ??
      refuseWithoutRecentPassword(check.claims);
    // Sent as 422, because the Supabase client treats 401 and 403 as an ended session.
    return refused ? send(reply, { ...refused, status: 422 }) : this.pass(request, reply);
  }

  /** Forwards the request to the auth server. */
  async pass(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return send(reply, await this.withFactors(await this.ask(request, readBody(request))));
  }

  async renew(request: FastifyRequest, refreshToken: string): Promise<Answer> {
    const url = `${this.options.upstream}/auth/v1/token?grant_type=refresh_token`;
    return this.unlessBanned(request, await this.ask(request, { refresh_token: refreshToken }, url));
  }

  /** Adds the second factors, which the auth server does not know, to a response with a user. */
  private async withFactors(answer: Answer): Promise<Answer> {
    const { id, aud } = answer.body;
    if (answer.status !== 200 || typeof id !== 'string' || aud === undefined) return answer;
    return { ...answer, body: { ...answer.body, factors: await listFactors(this.options.sql, id) } };
  }

  private async signInByPassword(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(request);
    const email = emailOf(body);
    if (this.isLimited(reply, 'signInsPerAddress', request.ip)) return reply;
    if (replyWhenLimited(reply, this.guesses.waitFor(email, request.ip))) return reply;
    if (this.isBusy(request)) return replyBusy(reply);
    this.counters.signInsPerAddress.add(request.ip);
    const uncount = this.guesses.add(email, request.ip);
    const started = Date.now();
    const answer = await this.hash(request, () => this.checkPassword(request, body, email));
    if (codeOf(answer) !== 'invalid_credentials') uncount();
    if (answer.status >= 400) await waitForNextStep(started);
    return send(reply, answer);
  }

  /** Checks a password with equal effort: the auth server hashes only for confirmed accounts, the gateway for all others. */
  private async checkPassword(request: FastifyRequest, body: Body, email: string): Promise<Answer> {
    const { sql } = this.options;
    const answer = await this.ask(request, body);
    // The auth server reports email_not_confirmed before it checks the password; only the owner may see it.
    if (codeOf(answer) === 'email_not_confirmed')
      return (await passwordMatches(sql, email, body.password)) ? answer : invalidCredentials;
    if (answer.status === 200) return this.unlessBanned(request, answer, 'password');
    if (codeOf(answer) === 'invalid_credentials' && !(await accountExists(sql, email)))
      await hashForTiming(sql, body.password);
    return answer;
  }

  /** Completes the session of a response; ends the session and returns `userBanned` if the user is banned. */
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
    await recordDevice(sql, check.claims, { userAgent: request.headers['user-agent'] ?? '', ip: request.ip });
    if (method) await recordMethod(sql, check.claims.session_id ?? '', method);
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
    const uncount = this.guesses.add(account, request.ip);
    if (await this.hash(request, () => mayChangePassword(this.options.sql, claims, current))) {
      uncount();
      return true;
    }
    void send(reply, wrongCurrentPassword);
    return false;
  }

  /** Calls the auth server. Outages become 503. */
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
    await hashForTiming(this.options.sql, body.password);
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

  /** Counts an email to `email`; if the limit is reached, sends 429 and returns true. */
  private isMailLimited(request: FastifyRequest, reply: FastifyReply, email: string): boolean {
    if (this.isLimited(reply, 'mailsPerAddress', request.ip)) return true;
    if (this.isLimited(reply, 'mailsPerAccount', email)) return true;
    this.counters.mailsPerAddress.add(request.ip);
    this.counters.mailsPerAccount.add(email);
    return false;
  }

  private isBusy(request: FastifyRequest): boolean {
    return this.hashing.size >= maxHashingQueue || this.hashingPerAddress.isFull(request.ip);
  }

  private hash<T>(request: FastifyRequest, task: () => Promise<T>): Promise<T> {
    return this.hashingPerAddress.run(request.ip, () => this.hashing.add(task));
  }

  private isLimited(reply: FastifyReply, limit: keyof Limits, key: string): boolean {
    return replyWhenLimited(reply, this.counters[limit].waitFor(key));
  }
}

/** URL fragment after a link of a banned user, in the format of the auth server. */
const bannedFragment = new URLSearchParams({
  error: 'access_denied',
  error_code: 'user_banned',
  error_description: 'User is banned',
}).toString();

function isWeak(password: unknown): boolean {
  return typeof password === 'string' && password !== '' && passwordStrength(password) === 'weak';
}

/** Types of codes and links that hosted auth servers send by email. */
const verificationTypes = new Set(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']);

/** Error message for an incomplete request, on which the auth server would fail; null if it is complete. */
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

/** Prevents that a request for a sign-in code creates an account, whose address would not be confirmed. */
function withoutAccountCreation(body: Body): Body {
  return 'create_user' in body || 'email' in body ? { ...body, create_user: false } : body;
}

const bodyLimit = 16 * 1024;

/**
 * The Auth API with limits on guessing, equal responses for all addresses, and checked password changes. All other routes
 * of the auth server return 404, because they have no limits.
 */
export function registerAuthApi(app: FastifyInstance, options: AuthApiOptions): void {
  const api = new AuthApi(options);
  const write = { bodyLimit };
  // A HEAD request would consume a link like a GET.
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
