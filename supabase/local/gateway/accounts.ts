import type { Sql } from '../postgres.ts';
import type { Claims } from './tokens.ts';

/** Whether the password is the account's. Hashes are bcrypt, written `$2b$` here and `$2a$` in SQL. */
export async function passwordMatches(sql: Sql, emailOrId: string, password: unknown): Promise<boolean> {
  if (typeof password !== 'string' || password === '') return false;
  const [row] = await sql<{ matches: boolean }[]>`
    select extensions.crypt(${password}, hash) = hash as matches
    from (select regexp_replace(encrypted_password, '^\\$2b\\$', '$2a$') as hash from auth.users
          where email = ${emailOrId} or id::text = ${emailOrId}) as account`;
  return row?.matches === true;
}

/** What the auth server's own hashing costs. */
const hashCost = 10;

/** Hashes for nothing, so that an answer takes the same work where the auth server has nothing to hash. */
export async function spendHash(sql: Sql, password: unknown): Promise<void> {
  await sql`select extensions.crypt(${String(password)}, extensions.gen_salt('bf', ${hashCost}))`;
}

/** Whether somebody has signed up with this address. */
export async function accountExists(sql: Sql, email: string): Promise<boolean> {
  const rows = await sql`select 1 from auth.users where email = ${email}`;
  return rows.length > 0;
}

/** Whether the account is kept out. The auth server looks at this only where people sign in through others. */
export async function isBanned(sql: Sql, userId: string): Promise<boolean> {
  const rows = await sql`select 1 from auth.users where id::text = ${userId} and banned_until > now()`;
  return rows.length > 0;
}

/** Ends a session that should not have begun. */
export async function endSession(sql: Sql, claims: Claims): Promise<void> {
  await sql`delete from auth.sessions where id::text = ${claims.session_id ?? ''} and user_id::text = ${claims.sub}`;
}

/** Notes from where a session began or was renewed, as a hosted project's auth server does. */
export async function noteDevice(
  sql: Sql,
  claims: Claims,
  device: { userAgent: string; ip: string },
): Promise<void> {
  await sql`
    update auth.sessions set user_agent = ${device.userAgent.slice(0, 500)}, ip = ${device.ip}::inet, updated_at = now()
    where id::text = ${claims.session_id ?? ''} and user_id::text = ${claims.sub}`;
}

/** Marks a session that came from a recovery link: its owner may set a password without the old one. */
export async function markRecoverySession(sql: Sql, claims: Claims): Promise<void> {
  await sql`update auth.sessions set tag = 'recovery' where id::text = ${claims.session_id ?? ''}`;
}

/** Whether this session may set a new password: with the current one, or within an hour after a recovery link. */
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

/** Ends every other session of the account: whoever had the old password is out. Uses up a recovery. */
export async function signOutOtherSessions(sql: Sql, claims: Claims): Promise<void> {
  const current = claims.session_id ?? '';
  await sql.begin(async (transaction) => {
    await transaction`
      delete from auth.refresh_tokens where user_id::text = ${claims.sub} and session_id::text is distinct from ${current}`;
    await transaction`delete from auth.sessions where user_id::text = ${claims.sub} and id::text <> ${current}`;
    await transaction`update auth.sessions set tag = null where id::text = ${current}`;
  });
}
