import type { EmailOtpType } from '@supabase/auth-js';
import { toAuthAppError } from './auth-errors.ts';
import type { Backend } from './client.ts';
import { AppError } from './errors.ts';

/** Codes of a sign-up that must look like any other, so that nobody learns who has an account. */
const hiddenSignUpCodes = ['user_already_exists', 'email_exists', 'over_email_send_rate_limit'];

/** Throws AppError `invalid_credentials`, `email_not_confirmed`, `account_suspended`, `rate_limited`, `network` … */
export async function signIn(backend: Backend, email: string, password: string): Promise<void> {
  const auth = await backend.auth();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw toAuthAppError(error);
}

/** What the sign-up trigger reads; see the migrations for what it does with it. */
export interface SignUpMetadata {
  full_name: string;
  language: 'en' | 'ar';
  phone?: string;
  company_name?: string;
  account_type?: 'seller';
}

/**
 * Creates an account. `confirm`: a link goes out; the answer is the same for an
 * address that already has an account. Throws AppError `weak_password` and the like.
 */
export async function signUp(
  backend: Backend,
  input: { email: string; password: string; redirectTo: string; metadata: SignUpMetadata },
): Promise<'signed-in' | 'confirm'> {
  const auth = await backend.auth();
  const { data, error } = await auth.signUp({
    email: input.email,
    password: input.password,
    options: { emailRedirectTo: input.redirectTo, data: input.metadata },
  });
  if (error && hiddenSignUpCodes.includes(error.code ?? '')) return 'confirm';
  if (error) throw toAuthAppError(error);
  return data.session ? 'signed-in' : 'confirm';
}

/** Sends the confirmation link again; silent about addresses that are unknown or confirmed. */
export async function resendConfirmation(backend: Backend, email: string, redirectTo: string): Promise<void> {
  const auth = await backend.auth();
  const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } });
  if (error && !hiddenSignUpCodes.includes(error.code ?? '')) throw toAuthAppError(error);
}

/** Sends a link to choose a new password; silent about unknown addresses. */
export async function requestPasswordReset(
  backend: Backend,
  email: string,
  redirectTo: string,
): Promise<void> {
  const auth = await backend.auth();
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
  if (error && error.code !== 'over_email_send_rate_limit') throw toAuthAppError(error);
}

/** Signs in with the code that a mail carries beside its link. Throws `code_wrong`, `rate_limited`, `account_suspended`. */
export async function acceptCode(
  backend: Backend,
  input: { email: string; code: string; type: 'signup' | 'recovery' },
): Promise<void> {
  const auth = await backend.auth();
  const { error } = await auth.verifyOtp({ email: input.email, token: input.code, type: input.type });
  if (!error) return;
  const failure = toAuthAppError(error);
  throw tellsMore(failure) ? failure : new AppError('code_wrong');
}

/** Sets the password of the person whom a recovery link signed in. Throws `weak_password`, `same_password`. */
export async function setNewPassword(backend: Backend, password: string): Promise<void> {
  const auth = await backend.auth();
  const { error } = await auth.updateUser({ password });
  if (error) throw toAuthAppError(error);
}

/**
 * Replaces the password of the signed-in person, who proves to know the old one; every
 * other session of the account ends. Throws `current_password_wrong`, `weak_password`,
 * `same_password`, `rate_limited`.
 */
export async function changePassword(backend: Backend, current: string, password: string): Promise<void> {
  const auth = await backend.auth();
  const { error } = await auth.updateUser({ password, current_password: current });
  if (error) throw toAuthAppError(error);
}

/** Ends every session of the account, this one too. On failure all sessions go on. */
export async function signOutEverywhere(backend: Backend): Promise<void> {
  const auth = await backend.auth();
  const { withIdentity } = await import('./identity.ts');
  await withIdentity(backend, async () => {
    const { error } = await auth.signOut({ scope: 'global' });
    if (error) throw toAuthAppError(error);
  });
}

/**
 * Signs in from the address that a mailed link ends at: tokens in the fragment,
 * `code` or `token_hash`, as the server's settings have it. Answers the link's
 * type (`signup`, `recovery` …) where it says so. Throws `link_expired`, `account_suspended`.
 */
export async function acceptLink(backend: Backend, search: string, hash: string): Promise<string | null> {
  const params = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(hash.replace(/^#/, ''))) params.set(key, value);
  if (params.get('error_code') === 'user_banned') throw new AppError('account_suspended');
  if (params.has('error') || params.has('error_code')) throw new AppError('link_expired');
  const failure = await exchangeLink(backend, params);
  if (failure) {
    const error = toAuthAppError(failure);
    throw tellsMore(error) ? error : new AppError('link_expired');
  }
  return params.get('type');
}

/** Whether a failure says more than that the link or code is of no use. */
const tellsMore = ({ retryable, code }: AppError) =>
  retryable || code === 'rate_limited' || code === 'account_suspended';

async function exchangeLink(backend: Backend, params: URLSearchParams): Promise<unknown> {
  const auth = await backend.auth();
  const value = (name: string) => params.get(name) ?? '';
  if (params.has('access_token')) {
    const tokens = { access_token: value('access_token'), refresh_token: value('refresh_token') };
    return (await auth.setSession(tokens)).error;
  }
  if (params.has('code')) return (await auth.exchangeCodeForSession(value('code'))).error;
  const type = (params.get('type') ?? 'email') as EmailOtpType;
  if (params.has('token_hash'))
    return (await auth.verifyOtp({ token_hash: value('token_hash'), type })).error;
  if (params.has('token') && params.has('email')) {
    return (await auth.verifyOtp({ email: value('email'), token: value('token'), type })).error;
  }
  const { data, error } = await auth.getSession();
  return error ?? (data.session ? null : new AppError('link_expired'));
}
