/** Limits of the auth server (config.toml): bcrypt ignores everything after 72 bytes. */
export const passwordLength = { min: 10, max: 72 };

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/** Well-known words and digit runs; each counts as one character. */
const common =
  /password|passw0rd|qwerty|azerty|admin|mawad|iraq|baghdad|welcome|letmein|(?:0?1234567890?|123456|12345|1234)/gi;
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u];

/**
 * Estimates resistance to guessing: length counts most, mixed kinds of characters help, repeated characters and
 * well-known runs do not.
 */
export function passwordStrength(password: string): PasswordStrength {
  const rest = password.replace(common, '1').replace(/(.)\1+/gu, '$1');
  const distinct = new Set(rest).size;
  const mixed = kinds.filter((kind) => kind.test(rest)).length;
  const score = Math.min(rest.length, distinct * 2) + (mixed - 1) * 2;
  if (score < 10) return 'weak';
  if (score < 14) return 'fair';
  return score < 18 ? 'good' : 'strong';
}

export type PasswordProblem = 'short' | 'long' | 'weak';

/** Reason to refuse a new password, or null if it is acceptable. Every form uses it. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < passwordLength.min) return 'short';
  if (password.length > passwordLength.max) return 'long';
  return passwordStrength(password) === 'weak' ? 'weak' : null;
}
