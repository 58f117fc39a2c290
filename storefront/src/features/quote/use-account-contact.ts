import { useMemo } from 'react';
import { formatPhone } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { profileQuery } from '../../address/address-queries.ts';
import type { AskerValues } from './quote-schema.ts';

type AccountContact = Pick<AskerValues, 'full_name' | 'email' | 'phone'>;

/** Contact data of the signed-in user's account; '' if unknown or not loaded yet. */
export function useAccountContact(): AccountContact {
  const services = useServices();
  const user = useStore((state) => state.session.user);
  const { data: profile } = useQuery({ ...profileQuery(services, user?.id ?? ''), enabled: user !== null });
  return useMemo(
    () => ({
      full_name: profile?.full_name ?? '',
      email: user?.email ?? '',
      phone: profile?.phone ? formatPhone(profile.phone) : '',
    }),
    [profile, user],
  );
}
