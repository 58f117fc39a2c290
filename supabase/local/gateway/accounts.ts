import type { Sql } from '../postgres.ts';
import type { Claims } from './tokens.ts';

/** Compares bcrypt hashes; the auth server writes the prefix `$2b$`, pgcrypto reads only `$2a$`. */
export async function passwordMatches(sql: Sql, emailOrId: string, password: unknown): Promise<boolean> {
  if (typeof password !== 'string' || password === '') return false;
  const [row] = await sql<{ matches: boolean }[]>`
    select extensions.crypt(${password}, hash) = hash as matches
    from (select regexp_replace(encrypted_password, '^\\$2b\\$', '$2a$') as hash from auth.users
          where email = ${emailOrId} or id::text = ${emailOrId}) as account`;
  return row?.matches === true;
}

/** bcrypt cost of the auth server. */
const hashCost = 10;

/** Hashes without using the result, so that a request costs the same time if the auth server has nothing to hash. */
export async function hashForTiming(sql: Sql, password: unknown): Promise<void> {
  await sql`select extensions.crypt(${String(password)}, extensions.gen_salt('bf', ${hashCost}))`;
}

export async function accountExists(sql: Sql, email: string): Promise<boolean> {
  const rows = await sql`select 1 from auth.users where email = ${email}`;
  return rows.length > 0;
}

/** Checked by the gateway because the embedded auth server checks `banned_until` only for OAuth sign-ins. */
export async function isBanned(sql: Sql, userId: string): Promise<boolean> {
  const rows = await sql`select 1 from auth.users where id::text = ${userId} and banned_until > now()`;
  return rows.length > 0;
}

export async function endSession(sql: Sql, claims: Claims): Promise<void> {
  await sql`delete from auth.sessions where id::text = ${claims.session_id ?? ''} and user_id::text = ${claims.sub}`;
}

/** Records user agent and IP address of a session, as the auth server of hosted projects does. */
export async function recordDevice(
  sql: Sql,
  claims: Claims,
  device: { userAgent: string; ip: string },
): Promise<void> {
  await sql`
    update auth.sessions set user_agent = ${device.userAgent.slice(0, 500)}, ip = ${device.ip}::inet, updated_at = now()
    where id::text = ${claims.session_id ?? ''} and user_id::text = ${claims.sub}`;
}

/** Marks a session from a recovery link, which may set a password without the current one. */
export async function markRecoverySession(sql: Sql, claims: Claims): Promise<void> {
  await sql`update auth.sessions set tag = 'recovery' where id::text = ${claims.session_id ?? ''}`;
}

/** True with the current password, or in a recovery session that is younger than an hour. */
export async function mayChangePassword(
  sql: Sql,
  claims: Claims,
  currentPassword: unknown,
): Promise<boolean> {
  const [session] = await sql`
    select 1 from auth.sessions
    where id::text = ${claims.session_id ?? ''} and user_id::text = ${claims.sub}
      and tag = 'recovery' and created_at > now() - interval '1 hour'`;
  return session !== undefined || passwordMatches(sql, claims.sub, currentPassword);
}

/** Ends all other sessions of the account and clears the recovery mark of this one. */
export async function signOutOtherSessions(sql: Sql, claims: Claims): Promise<void> {
  const current = claims.session_id ?? '';
  await sql.begin(async (transaction) => {
    await transaction`
      delete from auth.refresh_tokens where user_id::text = ${claims.sub} and session_id::text is distinct from ${current}`;
    await transaction`delete from auth.sessions where user_id::text = ${claims.sub} and id::text <> ${current}`;
    await transaction`update auth.sessions set tag = null where id::text = ${current}`;
  });
}
