/** Redirect target of the confirmation mail, on the origin where the company signed up. */
export function confirmationAddress(): string {
  return `${window.location.origin}/auth/confirm?next=${encodeURIComponent('/seller/dashboard')}`;
}
