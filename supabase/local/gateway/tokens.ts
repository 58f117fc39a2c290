import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the gateway reads of an access token. */
export interface Claims {
  sub: string;
  email?: string;
  session_id?: string;
  /** `aal2` once a second factor was shown. */
  aal?: string;
  /** By what the session was opened or strengthened, and when (seconds since 1970). */
  amr?: { method: string; timestamp: number }[];
  /** End of validity, seconds since 1970. */
  exp: number;
}

export type TokenCheck = { valid: true; claims: Claims } | { valid: false; reason: 'expired' | 'invalid' };

/** Checks signature (HS256) and validity of an access token. */
export function checkToken(token: string, secret: string): TokenCheck {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return { valid: false, reason: 'invalid' };
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
    return { valid: false, reason: 'invalid' };
  try {
    const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg?: string };
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    if (alg !== 'HS256') return { valid: false, reason: 'invalid' };
    if (!(claims.exp > Date.now() / 1000)) return { valid: false, reason: 'expired' };
    return { valid: true, claims };
  } catch {
    return { valid: false, reason: 'invalid' };
  }
}

/** An access token with these claims. */
export function signToken(claims: Claims, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/** The access token of an Authorization header; null when there is none (API keys are not tokens). */
export function bearerToken(header: string | undefined): string | null {
  const token = /^bearer\s+(.+)$/i.exec(header ?? '')?.[1]?.trim();
  return token && !token.startsWith('sb_') ? token : null;
}
