import { toAuthAppError } from './auth-errors.ts';
import type { Backend, IdentityNeeds } from './client.ts';
import { answerOf, AppError } from './errors.ts';
import { createSecondFactorPort } from './second-factor.ts';

export interface IdentityProof {
  password: string;
  /** Six digits of an authenticator app, or a recovery code; null if the account has none. */
  code: string | null;
}

/**
 * Signs in again with a separate auth client and replaces the current session only after password and code are accepted,
 * so that no page sees a session without the second factor. Throws AppError `password_wrong`, `second_factor_wrong`,
 * `second_factor_used`, `code_wrong` (of a recovery code), `rate_limited`.
 */
export async function proveIdentity(backend: Backend, { password, code }: IdentityProof): Promise<void> {
  const auth = await backend.auth();
  const { data: current } = await auth.getSession();
  if (!current.session) throw new AppError('session_missing');
  const isolated = await backend.isolatedAuth();
  const { error } = await isolated.signInWithPassword({ email: current.session.user.email ?? '', password });
  if (error) {
    const failure = toAuthAppError(error);
    throw failure.code === 'invalid_credentials' ? new AppError('password_wrong') : failure;
  }
  try {
    if (code !== null && /^\d{6}$/.test(code)) await createSecondFactorPort(isolated).show(code);
    const { data } = await isolated.getSession();
    if (code !== null && !/^\d{6}$/.test(code))
      await openWithRecoveryCode(backend, data.session!.access_token, code);
    const { error: refused } = await auth.setSession(data.session!);
    if (refused) throw toAuthAppError(refused);
  } catch (failure) {
    await isolated.signOut({ scope: 'local' });
    throw failure;
  }
  // Ends the replaced session, so that the list of devices shows this browser once. A failure is harmless.
  await auth.admin.signOut(current.session.access_token, 'local').catch(() => undefined);
}

/** Opens the session of a token with a recovery code. */
async function openWithRecoveryCode({ config }: Backend, token: string, code: string): Promise<void> {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  const client = new PostgrestClient(`${config.url}/rest/v1`, {
    headers: { apikey: config.publishableKey, authorization: `Bearer ${token}` },
  });
  const left: unknown = answerOf(await client.rpc('use_recovery_code', { code }));
  if (left === null) throw new AppError('code_wrong');
}

/** Runs a call of the auth server; if it needs a proof of identity, prompts for one and repeats the call. Throws AppError. */
export async function withIdentity<Answer>(backend: Backend, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const { code } = toAuthAppError(error);
    if (code !== 'identity_required' && code !== 'second_factor_required') throw error;
    const factors = await createSecondFactorPort(await backend.auth()).list();
    if (!(await backend.askIdentity({ code: factors.length > 0 }))) throw error;
    return call();
  }
}

/** Credentials that a refused Data API call needs as a proof of identity; null for other refusals. */
export async function readIdentityNeeds(response: Response): Promise<IdentityNeeds | null> {
  const answer = (await response.json().catch(() => null)) as { message?: unknown; details?: unknown } | null;
  if (answer?.message !== 'identity_required') return null;
  return { code: String(answer.details).includes('"code": true') };
}
