import type { EmailOtpType } from '@supabase/auth-js';
import { toAuthAppError } from './auth-errors.ts';
import type { Backend } from './client.ts';
import { AppError } from './errors.ts';

/** Error codes that a sign-up reports as success, so that nobody learns which addresses have an account. */
const hiddenSignUpCodes = ['user_already_exists', 'email_exists', 'over_email_send_rate_limit'];

/** Throws AppError `invalid_credentials`, `email_not_confirmed`, `account_suspended`, `rate_limited`, `network` … */
export async function signIn(backend: Backend, email: string, password: string): Promise<void> {
  const auth = await backend.auth();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw toAuthAppError(error);
}

/** User metadata that the trigger on `auth.users` reads when an account is created. */
export interface SignUpMetadata {
  full_name: string;
  language: 'en' | 'ar';
  phone?: string;
  company_name?: string;
  /** Governorate of the company; ISO 3166-2, e.g. IQ-BG. */
  governorate?: string;
  account_type?: 'seller';
}

/**
 * Creates an account. `confirm` means that a link was mailed; an address that already has
 * an account gets the same result. Throws AppError, e.g. `weak_password`.
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

/** Sends the confirmation link again; succeeds without a mail if the address is unknown or confirmed. */
export async function resendConfirmation(backend: Backend, email: string, redirectTo: string): Promise<void> {
  const auth = await backend.auth();
  const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } });
  if (error && !hiddenSignUpCodes.includes(error.code ?? '')) throw toAuthAppError(error);
}

/** Sends a link to choose a new password; succeeds without a mail if the address is unknown. */
export async function requestPasswordReset(
  backend: Backend,
  email: string,
  redirectTo: string,
): Promise<void> {
  const auth = await backend.auth();
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
  if (error && error.code !== 'over_email_send_rate_limit') throw toAuthAppError(error);
}

/** Signs in with the code of a mail, typed instead of following its link. Throws `code_wrong`, `rate_limited`, `account_suspended`. */
export async function acceptCode(
  backend: Backend,
  input: { email: string; code: string; type: 'signup' | 'recovery' },
): Promise<void> {
  const auth = await backend.auth();
  const { error } = await auth.verifyOtp({ email: input.email, token: input.code, type: input.type });
  if (!error) return;
  const failure = toAuthAppError(error);
  throw isSpecific(failure) ? failure : new AppError('code_wrong');
}

/** Sets the password after a sign-in by recovery link. Throws `weak_password`, `same_password`. */
export async function setNewPassword(backend: Backend, password: string): Promise<void> {
  const auth = await backend.auth();
  const { error } = await auth.updateUser({ password });
  if (error) throw toAuthAppError(error);
}

/**
 * Replaces the password after checking the current one, and ends every other session of the
 * account. Throws `current_password_wrong`, `weak_password`, `same_password`, `rate_limited`.
 */
export async function changePassword(backend: Backend, current: string, password: string): Promise<void> {
  const auth = await backend.auth();
  const { error } = await auth.updateUser({ password, current_password: current });
  if (error) throw toAuthAppError(error);
}

/** Ends every session of the account, including this one. On failure no session ends. */
export async function signOutEverywhere(backend: Backend): Promise<void> {
  const auth = await backend.auth();
  const { withIdentity } = await import('./identity.ts');
  await withIdentity(backend, async () => {
    const { error } = await auth.signOut({ scope: 'global' });
    if (error) throw toAuthAppError(error);
  });
}

/**
 * Signs in from the address that a mailed link opens. The settings of the auth server decide whether it carries tokens in
 * the fragment, a `code` or a `token_hash`. Returns the type of the link (`signup`, `recovery` …), null if the address has
 * none. Throws `link_expired`, `account_suspended`.
 */
export async function acceptLink(backend: Backend, search: string, hash: string): Promise<string | null> {
  const params = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(hash.replace(/^#/, ''))) params.set(key, value);
  if (params.get('error_code') === 'user_banned') throw new AppError('account_suspended');
  if (params.has('error') || params.has('error_code')) throw new AppError('link_expired');
  const failure = await exchangeLink(backend, params);
  if (failure) {
    const error = toAuthAppError(failure);
    throw isSpecific(error) ? error : new AppError('link_expired');
  }
  return params.get('type');
}

/** True for failures with a cause of their own, which must not be reported as a wrong code or an expired link. */
const isSpecific = ({ retryable, code }: AppError) =>
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
