/** Where the confirmation link ends: on the origin where the company signed up, leading on to the dashboard. */
export function confirmationAddress(): string {
  return `${window.location.origin}/auth/confirm?next=${encodeURIComponent('/seller/dashboard')}`;
}
