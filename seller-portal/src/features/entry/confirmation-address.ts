import type { Services } from '@mawad/shared-ui/contract';

/** Where the confirmation link ends: the shop confirms it and leads on to the dashboard. */
export function confirmationAddress({ site }: Services): string {
  return `${site.siteUrl}/auth/confirm?next=${encodeURIComponent('/seller/dashboard')}`;
}
