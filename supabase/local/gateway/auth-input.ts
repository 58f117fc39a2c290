import type { FastifyRequest } from 'fastify';

/** A request's body; fields that must be text are text where they are given. */
export type Body = Record<string, unknown>;

const texts = [
  ...['email', 'phone', 'password', 'current_password', 'nonce', 'type', 'token', 'token_hash'],
  ...['refresh_token', 'scope', 'new_email', 'code_challenge', 'code_challenge_method'],
];

/** Parameters of the address that the auth server reads; others are not passed on. */
const parameters = ['apikey', 'grant_type', 'redirect_to', 'scope', 'token', 'token_hash', 'type'];

/** Longest e-mail address, and longest of all other texts: each may become a key of a counter. */
const longestEmail = 254;
const longestText = 1_000;

function refuse(code: string, message: string): never {
  throw Object.assign(new Error(message), { statusCode: 400, code });
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (!value || typeof value !== 'object') return false;
  return Object.entries(value).some(([name, item]) => name.includes('\0') || holdsNul(item));
}

/** The body as an object. Throws 400 for anything that the auth server or the database would fail on. */
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
  if (holdsNul(body)) refuse('validation_failed', 'The body holds a NUL character');
  if (typeof body.email === 'string') body.email = body.email.trim().toLowerCase();
  return body;
}

/** The address's parameters that the auth server reads. Throws 400 for one that is given twice. */
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
