import { formatPhone, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { UserDetail } from '@mawad/supabase/people/users-queries';
import { usePlaceNames } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { lines, quiet, UserPanel } from './user-panel.tsx';

/** Delivery addresses of a person, the default first. */
export function UserAddresses({ addresses }: Pick<UserDetail, 'addresses'>) {
  const { t } = useTranslation(['admin-user', 'common']);
  const placeNames = usePlaceNames();
  return (
    <UserPanel title={t('addresses.title')}>
      {addresses.length === 0 && <Typography variant="body2">{t('addresses.none')}</Typography>}
      <Box component="ul" sx={lines}>
        {addresses.map((place) => (
          <li key={place.id}>
            <Box sx={{ fontWeight: 600 }}>
              <bdi>{place.label || place.full_name}</bdi>
              {place.is_default && ` · ${t('addresses.default')}`}
            </Box>
            <Box>
              <bdi>{[place.address, placeNames(place).district].join(t('common:listComma') + ' ')}</bdi>
              {t('common:listComma')} {placeNames(place).governorate}
            </Box>
            {place.landmark && <Box dir="auto">{place.landmark}</Box>}
            <Box sx={quiet}>
              <bdi>{place.full_name}</bdi>
              {' · '}
              <Ltr>{formatPhone(place.phone)}</Ltr>
            </Box>
          </li>
        ))}
      </Box>
    </UserPanel>
  );
}
