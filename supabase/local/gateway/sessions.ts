import type { Sql } from '../postgres.ts';
import type { Body } from './auth-input.ts';
import { listFactors } from './factor-rows.ts';
import { checkToken, type Claims, signToken } from './tokens.ts';

/** Authentication method of a session, with the names of the auth server. */
export type SignInMethod = 'password' | 'otp' | 'totp';

/** Records an authentication method of a session, once per method. */
export async function recordMethod(sql: Sql, sessionId: string, method: SignInMethod): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    select gen_random_uuid(), s.id, ${method}, now(), now() from auth.sessions s where s.id::text = ${sessionId}
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
}

/** Token claims `aal` and `amr` of a session, as hosted projects set them. */
async function assuranceOf(sql: Sql, sessionId: string): Promise<Required<Pick<Claims, 'aal' | 'amr'>>> {
  const [row] = await sql<Required<Pick<Claims, 'aal' | 'amr'>>[]>`
    select coalesce(s.aal, 'aal1') as aal, coalesce((
      select jsonb_agg(jsonb_build_object('method', c.authentication_method,
        'timestamp', extract(epoch from c.updated_at)::bigint) order by c.updated_at desc)
      from auth.mfa_amr_claims c where c.session_id = s.id), '[]') as amr
    from auth.sessions s where s.id::text = ${sessionId}`;
  return row ?? { aal: 'aal1', amr: [] };
}

/** Adds the claims `aal` and `amr` and the second factors, which the auth server does not know, to a session response. */
export async function completeSession(sql: Sql, jwtSecret: string, body: Body): Promise<Body> {
  const check = checkToken(typeof body.access_token === 'string' ? body.access_token : '', jwtSecret);
  if (!check.valid) return body;
  const { claims } = check;
  const token = signToken({ ...claims, ...(await assuranceOf(sql, claims.session_id ?? '')) }, jwtSecret);
  const user = body.user as Body | undefined;
  return {
    ...body,
    access_token: token,
    ...(user && { user: { ...user, factors: await listFactors(sql, claims.sub) } }),
  };
}
