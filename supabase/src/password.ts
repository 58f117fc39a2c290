/** Shortest and longest password the server takes (config.toml; the hash ignores what follows 72 bytes). */
export const passwordLength = { min: 10, max: 72 };

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/** Runs that people type first; a password made of them is as short as what is left without them. */
const common =
  /password|passw0rd|qwerty|azerty|admin|mawad|iraq|baghdad|welcome|letmein|(?:0?1234567890?|123456|12345|1234)/gi;
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u];

/**
 * A rough guess at how long a password resists guessing: length counts most,
 * mixing kinds of characters helps, repetition and well-known runs do not.
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

/** Why a new password is refused, the same in every form; null when it may be taken. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < passwordLength.min) return 'short';
  if (password.length > passwordLength.max) return 'long';
  return passwordStrength(password) === 'weak' ? 'weak' : null;
}
