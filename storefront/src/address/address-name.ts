import type { Address } from '@mawad/supabase/people/account-queries';

/** Display name of an address: its label or, without one, its first line. */
export function addressName({ label, address }: Pick<Address, 'label' | 'address'>): string {
  return label || address;
}
