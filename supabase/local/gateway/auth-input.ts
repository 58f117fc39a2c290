import type { FastifyRequest } from 'fastify';

/** Request body; the fields listed in `texts` are strings or absent. */
export type Body = Record<string, unknown>;

const texts = [
  ...['email', 'phone', 'password', 'current_password', 'nonce', 'type', 'token', 'token_hash'],
  ...['refresh_token', 'scope', 'new_email', 'code_challenge', 'code_challenge_method'],
];

/** Query parameters that are passed to the auth server; others are dropped. */
const parameters = ['apikey', 'grant_type', 'redirect_to', 'scope', 'token', 'token_hash', 'type'];

/** Length limits of email addresses and other texts, which are stored as keys of rate limit counters. */
const longestEmail = 254;
const longestText = 1_000;

function refuse(code: string, message: string): never {
  throw Object.assign(new Error(message), { statusCode: 400, code });
}

function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (!value || typeof value !== 'object') return false;
  return Object.entries(value).some(([name, item]) => name.includes('\0') || containsNul(item));
}

/** Parses the body. Throws an error with status 400 for input on which the auth server or the database would fail. */
export function readBody(request: FastifyRequest): Body {
  const raw = request.body as Buffer | undefined;
  if (!raw?.length) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw.toString('utf8'));
  } catch {
    refuse('bad_json', 'The body is not JSON');
  }
  if (!parsed || typeof parsed !== 'object' || Array.isArray(parsed))
    refuse('bad_json', 'The body must be a JSON object');
  const body = { ...parsed } as Body;
  for (const name of texts) {
    if (body[name] === null) delete body[name];
    else if (body[name] !== undefined && typeof body[name] !== 'string')
      refuse('bad_json', `${name} must be a string`);
    else if ((body[name]?.length ?? 0) > (name.endsWith('email') ? longestEmail : longestText))
      refuse('validation_failed', `${name} is too long`);
  }
  if (body.data != null && (typeof body.data !== 'object' || Array.isArray(body.data)))
    refuse('bad_json', 'data must be an object');
  if (containsNul(body)) refuse('validation_failed', 'The body holds a NUL character');
  if (typeof body.email === 'string') body.email = body.email.trim().toLowerCase();
  return body;
}

/** Query parameters for the auth server. Throws an error with status 400 for a repeated parameter. */
export function readParameters(request: FastifyRequest): URLSearchParams {
  const given = new URL(request.url, 'http://gateway').searchParams;
  const read = new URLSearchParams();
  for (const name of parameters) {
    const [value, ...more] = given.getAll(name);
    if (more.length > 0) refuse('validation_failed', `${name} is repeated`);
    if (value !== undefined) read.set(name, value);
  }
  return read;
}

export function emailOf(body: Body): string {
  return typeof body.email === 'string' ? body.email : '';
}
