import type { Address } from '@mawad/supabase/queries/account';

/** What an address goes by: its own name or its first line. */
export function addressName({ label, address }: Pick<Address, 'label' | 'address'>): string {
  return label || address;
}
