import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Body } from './auth-input.ts';

/** What the auth server said, or what the gateway says in its words. */
export interface Answer {
  status: number;
  body: Body;
}

export const invalidCredentials: Answer = {
  status: 400,
  body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
};

/** What a hosted project's auth server says to whoever is kept out; here only to who knows the password. */
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

/** A refusal in the auth server's form. */
export const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code: status, error_code: code, msg: message },
});

/** Sends an answer as it is. */
export function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.code(status).send(status === 204 ? undefined : body);
}

/** Answers 429 when there are seconds to wait. */
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

/** Answers 429 while too much is being hashed. */
export function replyBusy(reply: FastifyReply): FastifyReply {
  return reply.code(429).header('retry-after', '2').send({
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Too many people are signing in right now. Try again in a moment.',
  });
}

/** What a sign-up answers, the same for new and known addresses. */
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
