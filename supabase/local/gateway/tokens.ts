import { createHmac, timingSafeEqual } from 'node:crypto';

/** Claims of an access token that the gateway uses. */
export interface Claims {
  sub: string;
  email?: string;
  session_id?: string;
  /** `aal2` after a second factor was used. */
  aal?: string;
  /** Authentication methods of the session, with times in seconds since 1970. */
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

/** Signs an access token (HS256). */
export function signToken(claims: Claims, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/** Access token of an Authorization header; null without one or for an API key. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^bearer\s+(.+)$/i.exec(header ?? '')?.[1]?.trim();
  return token && !token.startsWith('sb_') ? token : null;
}
