import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Sql } from '../postgres.ts';
import { notSignedIn, refusal, replyWhenLimited, send, type Answer } from './auth-answers.ts';
import { readBody } from './auth-input.ts';
import {
  acceptFactor,
  addChallenge,
  addFactor,
  listFactors,
  findChallenge,
  findFactor,
  hasVerifiedFactor,
  levelOf,
  removeFactor,
  markCodeUsed,
  type StoredFactor,
} from './factor-rows.ts';
import type { AttemptCounter } from './limits.ts';
import { bearerToken, checkToken, type Claims } from './tokens.ts';

export interface FactorsApiOptions {
  sql: Sql;
  jwtSecret: string;
  /** Its host is shown in the authenticator app if the caller gives no issuer. */
  siteUrl: string;
  wrongCodes: AttemptCounter;
  wrongCodesPerAddress: AttemptCounter;
  /** Exchanges a refresh token for the same response as a sign-in. */
  renew(request: FastifyRequest, refreshToken: string): Promise<Answer>;
}

/** Limits of hosted projects. */
const mostFactors = 10;
const longestName = 100;

const factorNotFound = refusal(404, 'mfa_factor_not_found', 'Factor not found');
const sessionNotFound = refusal(
  403,
  'session_not_found',
  'Session from session_id claim in JWT does not exist',
);
const wrongCode = refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
const usedCode = refusal(422, 'mfa_code_used', 'The code was used before');
const lacksLevel = (to: string) => refusal(403, 'insufficient_aal', `AAL2 required to ${to}`);

interface Caller {
  claims: Claims;
  level: string;
}

/** Generator with the parameters of common authenticator apps: six digits, new every 30 s. */
const totp = (secret: Secret, label = '', issuer = '') =>
  new TOTP({ secret, label, issuer, algorithm: 'SHA1', digits: 6, period: 30 });

class FactorsApi {
  private readonly options: FactorsApiOptions;

  constructor(options: FactorsApiOptions) {
    this.options = options;
  }

  async enroll(request: FastifyRequest, caller: Caller): Promise<Answer> {
    const { sql, siteUrl } = this.options;
    const { claims, level } = caller;
    const { factor_type: type, friendly_name: name, issuer } = readBody(request);
    if (type !== 'totp') return refusal(400, 'validation_failed', 'factor_type needs to be totp');
    if ((name != null && !isShortText(name)) || (issuer != null && !isShortText(issuer)))
      return refusal(400, 'validation_failed', 'friendly_name and issuer are short texts');
    const factors = await listFactors(sql, claims.sub);
    if (factors.length >= mostFactors)
      return refusal(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached');
    if (factors.some(({ status }) => status === 'verified') && level !== 'aal2')
      return lacksLevel('enroll a new factor');
    const refused = refuseWithoutRecentPassword(claims);
    if (refused) return refused;
    if (name && factors.some((factor) => factor.friendly_name === name))
      return refusal(422, 'mfa_factor_name_conflict', 'A factor with this friendly name already exists');
    const secret = new Secret({ size: 20 });
    const app = totp(secret, claims.email ?? claims.sub, (issuer as string) || new URL(siteUrl).host);
    const id = await addFactor(sql, claims.sub, secret.base32, (name as string) || null);
    const uri = app.toString();
    return {
      status: 200,
      body: {
        ...{ id, type },
        ...(name ? { friendly_name: name } : {}),
        totp: { qr_code: renderSVG(uri, { border: 2 }), secret: secret.base32, uri },
      },
    };
  }

  async challenge(request: FastifyRequest, caller: Caller): Promise<Answer> {
    const factor = await this.factorOf(request, caller);
    if (!factor) return factorNotFound;
    const { id, expiresAt } = await addChallenge(this.options.sql, factor.id, request.ip);
    return { status: 200, body: { id, type: 'totp', expires_at: expiresAt } };
  }

  async verify(request: FastifyRequest, reply: FastifyReply, caller: Caller): Promise<FastifyReply> {
    const { wrongCodes, wrongCodesPerAddress } = this.options;
    const { sub } = caller.claims;
    const wait = Math.max(wrongCodes.waitFor(sub), wrongCodesPerAddress.waitFor(request.ip));
    if (replyWhenLimited(reply, wait)) return reply;
    // Counted as wrong before the check, so that simultaneous requests cannot exceed the limit.
    const uncount = [wrongCodes.add(sub), wrongCodesPerAddress.add(request.ip)];
    const answer = await this.check(request, caller);
    if (answer !== wrongCode) uncount.forEach((undo) => undo());
    return send(reply, answer);
  }

  async unenroll(request: FastifyRequest, caller: Caller): Promise<Answer> {
    const factor = await this.factorOf(request, caller);
    if (!factor) return factorNotFound;
    if (factor.status === 'verified' && caller.level !== 'aal2')
      return { ...lacksLevel('unenroll verified factor'), status: 422 };
    const refused = factor.status === 'verified' ? refuseWithoutRecentPassword(caller.claims) : null;
    if (refused) return refused;
    await removeFactor(this.options.sql, factor.id);
    return { status: 200, body: { id: factor.id } };
  }

  /** The authenticated caller, or the refusal to send. */
  async callerOf(request: FastifyRequest): Promise<Caller | Answer> {
    const { sql, jwtSecret } = this.options;
    const check = checkToken(bearerToken(request.headers.authorization) ?? '', jwtSecret);
    if (!check.valid) return notSignedIn;
    const level = await levelOf(sql, check.claims);
    return level ? { claims: check.claims, level } : sessionNotFound;
  }

  private factorOf(request: FastifyRequest, { claims }: Caller): Promise<StoredFactor | undefined> {
    return findFactor(this.options.sql, claims.sub, (request.params as { id: string }).id);
  }

  private async check(request: FastifyRequest, caller: Caller): Promise<Answer> {
    const { sql } = this.options;
    const { challenge_id: challengeId, code } = readBody(request);
    const factor = await this.factorOf(request, caller);
    if (!factor) return factorNotFound;
    const challenge =
      typeof challengeId === 'string' ? await findChallenge(sql, factor.id, challengeId) : undefined;
    if (!challenge)
      return refusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
    if (challenge.used || challenge.ip !== request.ip)
      return refusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch');
    if (challenge.expired)
      return refusal(
        422,
        'mfa_challenge_expired',
        'MFA challenge has expired, verify against another challenge',
      );
    const app = totp(Secret.fromBase32(factor.secret));
    const distance =
      typeof code === 'string' && /^\d{6}$/.test(code) ? app.validate({ token: code, window: 1 }) : null;
    if (distance === null) return wrongCode;
    if (!(await markCodeUsed(sql, factor.id, app.counter() + distance))) return usedCode;
    const token = await acceptFactor(sql, caller.claims, factor.id, challengeId as string);
    return token ? this.options.renew(request, token) : sessionNotFound;
  }
}

const isShortText = (value: unknown) => typeof value === 'string' && value.length <= longestName;

/** Refusal for a session that has not used the second factor of its user; null if it may go on. */
export async function refuseWithoutSecondFactor(sql: Sql, claims: Claims): Promise<Answer | null> {
  if (!(await hasVerifiedFactor(sql, claims.sub)) || (await levelOf(sql, claims)) === 'aal2') return null;
  return refusal(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}

/** Seconds during which an entered password counts as recent; must match `private.require_identity`. */
const recentPassword = 10 * 60;

/** Refusal for a session whose password was not entered recently; null if it may go on. */
export function refuseWithoutRecentPassword({ amr = [] }: Claims): Answer | null {
  const earliest = Date.now() / 1000 - recentPassword;
  if (amr.some(({ method, timestamp }) => method === 'password' && timestamp > earliest)) return null;
  return refusal(403, 'identity_required', 'The password must have been entered in the last ten minutes.');
}

/** TOTP factors with the API of hosted auth servers. */
export function registerFactorsApi(app: FastifyInstance, options: FactorsApiOptions): void {
  const api = new FactorsApi(options);
  const asCaller =
    (act: (request: FastifyRequest, reply: FastifyReply, caller: Caller) => Promise<Answer | FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const caller = await api.callerOf(request);
      if (!('claims' in caller)) return send(reply, caller);
      const answer = await act(request, reply, caller);
      return 'body' in answer ? send(reply, answer) : answer;
    };
  const write = { bodyLimit: 16 * 1024 };
  const path = '/auth/v1/factors';
  app.post(
    path,
    write,
    asCaller((request, _reply, caller) => api.enroll(request, caller)),
  );
  app.post(
    `${path}/:id/challenge`,
    write,
    asCaller((request, _reply, caller) => api.challenge(request, caller)),
  );
  app.post(
    `${path}/:id/verify`,
    write,
    asCaller((request, reply, caller) => api.verify(request, reply, caller)),
  );
  app.delete(
    `${path}/:id`,
    write,
    asCaller((request, _reply, caller) => api.unenroll(request, caller)),
  );
}
