import type { AuthError } from '@supabase/auth-js';
import { AppError } from './errors.ts';

/** Error codes of the auth server → codes of AppError; codes that are not listed become `unexpected`. */
const codes: Record<string, string> = {
  invalid_credentials: 'invalid_credentials',
  email_not_confirmed: 'email_not_confirmed',
  over_request_rate_limit: 'rate_limited',
  over_email_send_rate_limit: 'rate_limited',
  weak_password: 'weak_password',
  same_password: 'same_password',
  current_password_mismatch: 'current_password_wrong',
  current_password_required: 'current_password_wrong',
  otp_expired: 'link_expired',
  otp_disabled: 'link_expired',
  access_denied: 'link_expired',
  flow_state_expired: 'link_expired',
  flow_state_not_found: 'link_expired',
  bad_code_verifier: 'link_expired',
  session_not_found: 'session_missing',
  session_expired: 'session_missing',
  refresh_token_not_found: 'session_missing',
  refresh_token_already_used: 'session_missing',
  email_address_invalid: 'invalid_input',
  signup_disabled: 'not_allowed',
  email_provider_disabled: 'not_allowed',
  user_banned: 'account_suspended',
  insufficient_aal: 'second_factor_required',
  mfa_verification_failed: 'second_factor_wrong',
  mfa_code_used: 'second_factor_used',
  identity_required: 'identity_required',
  mfa_challenge_expired: 'second_factor_wrong',
  mfa_ip_address_mismatch: 'second_factor_wrong',
  mfa_factor_not_found: 'second_factor_gone',
  reauthentication_needed: 'session_expired',
};

/** Converts a failure of the auth client; `network` and `service_unavailable` are retryable. */
export function toAuthAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { name, status, code } = error as Partial<AuthError>;
  if (name === 'AuthRetryableFetchError' && !status) return new AppError('network', {}, true);
  if (name === 'AuthRetryableFetchError' || (status && status >= 500)) {
    return new AppError('service_unavailable', {}, true);
  }
  if (error instanceof TypeError || name === 'ChunkLoadError') return new AppError('network', {}, true);
  if (name === 'AuthSessionMissingError') return new AppError('session_missing');
  if (code && codes[code]) return new AppError(codes[code]);
  if (status === 429) return new AppError('rate_limited');
  return new AppError('unexpected');
}
