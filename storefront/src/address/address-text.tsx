import { formatPhone, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Address } from '@mawad/supabase/people/account-queries';
import { usePlaceNames } from './use-place-names.ts';

export function AddressText({ address }: { address: Address }) {
  const { t } = useTranslation('common');
  const { governorate, district } = usePlaceNames()(address);
  const place = [district, governorate, address.postal_code].filter(Boolean);
  return (
    <Box sx={{ fontSize: 'var(--text-14)', overflowWrap: 'anywhere' }}>
      <Box>
        <bdi>{address.full_name}</bdi>
      </Box>
      <Box>
        <bdi>{address.address}</bdi>
      </Box>
      {address.landmark && (
        <Box sx={{ color: 'text.secondary' }}>
          <bdi>{address.landmark}</bdi>
        </Box>
      )}
      <Box>{place.join(t('orderParts.placeSeparator'))}</Box>
      <Ltr>{formatPhone(address.phone)}</Ltr>
    </Box>
  );
}
