import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Body } from './auth-input.ts';

/** Response of the auth server, or of the gateway in the same format. */
export interface Answer {
  status: number;
  body: Body;
}

export const invalidCredentials: Answer = {
  status: 400,
  body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
};

/** Response of hosted auth servers to banned users; the gateway sends it only if the password is right. */
export const userBanned: Answer = {
  status: 400,
  body: { code: 400, error_code: 'user_banned', msg: 'User is banned' },
};

export const wrongCurrentPassword: Answer = {
  status: 400,
  body: {
    code: 400,
    error_code: 'current_password_mismatch',
    msg: 'Changing the password needs the current one.',
  },
};

export const unsupportedGrant: Answer = {
  status: 400,
  body: { code: 400, error_code: 'validation_failed', msg: 'unsupported_grant_type' },
};

export const weakPassword: Answer = {
  status: 422,
  body: {
    code: 422,
    error_code: 'weak_password',
    msg: 'Password is easy to guess.',
    weak_password: { reasons: ['characters'] },
  },
};

export const notSignedIn: Answer = {
  status: 401,
  body: { code: 401, error_code: 'no_authorization', msg: 'This needs a valid access token.' },
};

/** Error response in the format of the auth server. */
export const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code: status, error_code: code, msg: message },
});

export function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.code(status).send(status === 204 ? undefined : body);
}

/** Sends 429 and returns true unless `seconds` is 0. */
export function replyWhenLimited(reply: FastifyReply, seconds: number): boolean {
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

/** Sends 429 because the queue for password hashing is full. */
export function replyBusy(reply: FastifyReply): FastifyReply {
  return reply.code(429).header('retry-after', '2').send({
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Too many people are signing in right now. Try again in a moment.',
  });
}

/** Response to a sign-up, the same for new and known addresses. */
export function pendingUser(email: string, body: Body): Body {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: body.data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
