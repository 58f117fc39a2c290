import { randomUUID } from 'node:crypto';
import type { Sql } from '../postgres.ts';
import type { Claims } from './tokens.ts';

/** A second factor without its secret, as returned to its owner. */
export interface Factor {
  id: string;
  friendly_name?: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
}

export interface StoredFactor extends Factor {
  secret: string;
}

/** Lifetime of challenges and of unconfirmed factors, minutes. */
const challengeMinutes = 5;

/** Factors of a user, oldest first. */
export async function listFactors(sql: Sql, userId: string): Promise<Factor[]> {
  const rows = await sql<(Omit<Factor, 'friendly_name'> & { friendly_name: string | null })[]>`
    select id, friendly_name, factor_type, status, created_at, updated_at
    from auth.mfa_factors where user_id::text = ${userId} order by created_at, id`;
  return rows.map(({ friendly_name: name, ...factor }) => ({
    ...factor,
    ...(name && { friendly_name: name }),
  }));
}

export async function hasVerifiedFactor(sql: Sql, userId: string): Promise<boolean> {
  const rows =
    await sql`select 1 from auth.mfa_factors where user_id::text = ${userId} and status = 'verified'`;
  return rows.length > 0;
}

/** Authenticator assurance level of a session; undefined if it has ended. */
export async function levelOf(sql: Sql, claims: Claims): Promise<string | undefined> {
  const [row] = await sql<{ aal: string }[]>`
    select coalesce(aal, 'aal1') as aal from auth.sessions
    where id::text = ${claims.session_id ?? ''} and user_id::text = ${claims.sub}`;
  return row?.aal;
}

export async function findFactor(sql: Sql, userId: string, id: string): Promise<StoredFactor | undefined> {
  const [row] = await sql<StoredFactor[]>`
    select id, friendly_name, factor_type, status, created_at, updated_at, secret
    from auth.mfa_factors where id::text = ${id} and user_id::text = ${userId}`;
  return row;
}

/** Stores an unconfirmed factor, deletes expired unconfirmed ones, and returns its id. */
export async function addFactor(
  sql: Sql,
  userId: string,
  secret: string,
  friendlyName: string | null,
): Promise<string> {
  const id = randomUUID();
  await sql`
    delete from auth.mfa_factors where user_id = ${userId} and status = 'unverified'
      and created_at < now() - make_interval(mins => ${challengeMinutes})`;
  await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values (${id}, ${userId}, ${friendlyName}, 'totp', 'unverified', ${secret}, now(), now())`;
  return id;
}

/** Creates a challenge; `expiresAt` is in seconds since 1970. */
export async function addChallenge(
  sql: Sql,
  factorId: string,
  ip: string,
): Promise<{ id: string; expiresAt: number }> {
  const id = randomUUID();
  const [row] = await sql<{ expires_at: number }[]>`
    insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values (${id}, ${factorId}, now(), ${ip}::inet)
    returning extract(epoch from created_at + make_interval(mins => ${challengeMinutes}))::int as expires_at`;
  await sql`update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = ${factorId}`;
  return { id, expiresAt: row!.expires_at };
}

export async function findChallenge(
  sql: Sql,
  factorId: string,
  id: string,
): Promise<{ ip: string; used: boolean; expired: boolean } | undefined> {
  const [row] = await sql<{ ip: string; used: boolean; expired: boolean }[]>`
    select host(ip_address) as ip, verified_at is not null as used,
      created_at < now() - make_interval(mins => ${challengeMinutes}) as expired
    from auth.mfa_challenges where id::text = ${id} and factor_id = ${factorId}`;
  return row;
}

/**
 * Applies a correct code: verifies the factor, raises this session to `aal2`, ends sessions with a lower level and deletes
 * unconfirmed factors. Returns the refresh token of the session, undefined if the challenge was already used.
 */
export async function acceptFactor(
  sql: Sql,
  claims: Claims,
  factorId: string,
  challengeId: string,
): Promise<string | undefined> {
  const sessionId = claims.session_id ?? '';
  return sql.begin(async (transaction) => {
    const used = await transaction`
      update auth.mfa_challenges set verified_at = now() where id = ${challengeId} and verified_at is null returning id`;
    if (used.length === 0) return undefined;
    await transaction`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factorId}`;
    await transaction`
      update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = now() where id::text = ${sessionId}`;
    await transaction`
      insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
      values (gen_random_uuid(), ${sessionId}, 'totp', now(), now())
      on conflict (session_id, authentication_method) do update set updated_at = now()`;
    await transaction`
      delete from auth.sessions where user_id::text = ${claims.sub} and coalesce(aal, 'aal1') < 'aal2'`;
    await transaction`
      delete from auth.mfa_factors where user_id::text = ${claims.sub} and status = 'unverified'`;
    const [row] = await transaction<{ token: string }[]>`
      select token from auth.refresh_tokens where session_id::text = ${sessionId} and not revoked
      order by created_at desc limit 1`;
    return row?.token;
  });
}

/**
 * Marks the code of a 30-second step (counted since 1970) and all earlier codes as used, so that an observed code cannot be
 * replayed. False if the code was already used.
 */
export async function markCodeUsed(sql: Sql, factorId: string, halfMinute: number): Promise<boolean> {
  const rows = await sql`
    insert into auth.mfa_spent_codes as s (factor_id, half_minute) values (${factorId}, ${halfMinute})
    on conflict (factor_id) do update set half_minute = excluded.half_minute
    where s.half_minute < excluded.half_minute
    returning 1`;
  return rows.length > 0;
}

/** Deletes a factor; sessions that used it fall back to `aal1`. */
export async function removeFactor(sql: Sql, factorId: string): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`delete from auth.mfa_factors where id = ${factorId}`;
    await transaction`
      delete from auth.mfa_amr_claims c using auth.sessions s
      where s.id = c.session_id and s.factor_id = ${factorId} and c.authentication_method = 'totp'`;
    await transaction`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factorId}`;
  });
}
