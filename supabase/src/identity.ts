import { toAuthAppError } from './auth-errors.ts';
import type { Backend, IdentityNeeds } from './client.ts';
import { AppError } from './errors.ts';
import { createSecondFactorPort } from './second-factor.ts';

export interface IdentityProof {
  password: string;
  /** Of an authenticator app; null if the account has none. */
  code: string | null;
}

/**
 * Signs the signed-in person in again, beside the present session, which is replaced once password and code are right: no page
 * ever sees a session without the second factor. Throws AppError `password_wrong`, `second_factor_wrong`,
 * `second_factor_used`, `rate_limited`.
 */
export async function proveIdentity(backend: Backend, { password, code }: IdentityProof): Promise<void> {
  const auth = await backend.auth();
  const { data: present } = await auth.getSession();
  if (!present.session) throw new AppError('session_missing');
  const beside = await backend.authBeside();
  const { error } = await beside.signInWithPassword({ email: present.session.user.email ?? '', password });
  if (error) {
    const failure = toAuthAppError(error);
    throw failure.code === 'invalid_credentials' ? new AppError('password_wrong') : failure;
  }
  try {
    if (code !== null) await createSecondFactorPort(beside).show(code);
    const { data } = await beside.getSession();
    const { error: refused } = await auth.setSession(data.session!);
    if (refused) throw toAuthAppError(refused);
  } catch (failure) {
    await beside.signOut({ scope: 'local' });
    throw failure;
  }
  // The list of devices shows this one once. An old session that stays is no harm: it is the person's own.
  await auth.admin.signOut(present.session.access_token, 'local').catch(() => undefined);
}

/** Runs a call of the auth server; when it needs a proof of identity, asks for it and runs the call again. Throws AppError. */
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

/** What a refused call of the Data API needs to prove; null for other refusals. */
export async function readIdentityNeeds(response: Response): Promise<IdentityNeeds | null> {
  const answer = (await response.json().catch(() => null)) as { message?: unknown; details?: unknown } | null;
  if (answer?.message !== 'identity_required') return null;
  return { code: String(answer.details).includes('"code": true') };
}
