import { useState } from 'react';
import { baghdadDay, localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { governoratesQuery } from '../../cart/order-queries.ts';
import { AskerInput } from './asker-input.tsx';

export function AskerFields() {
  const { t } = useTranslation('quote');
  const [today] = useState(() => baghdadDay());
  const wide = { gridColumn: '1 / -1' };
  return (
    <Panel component="section" aria-labelledby="quote-asker" sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography id="quote-asker" variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {t('contactTitle')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <AskerInput name="full_name" label={t('fullName')} autoComplete="name" />
        <AskerInput name="company_name" label={t('company')} autoComplete="organization" />
        <AskerInput
          name="email"
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          ltr
          autoComplete="email"
        />
        <AskerInput name="phone" label={t('phone')} hint={t('phoneHint')} type="tel" ltr autoComplete="tel" />
        <GovernorateField />
        <AskerInput name="needed_by" label={t('neededBy')} type="date" ltr min={today} />
        <Box sx={wide}>
          <AskerInput name="message" label={t('message')} hint={t('messageHint')} rows={3} />
        </Box>
      </Box>
    </Panel>
  );
}

function GovernorateField() {
  const { t } = useTranslation('quote');
  const language = useLanguage();
  const { data = [], error } = useQuery(governoratesQuery(useServices()));
  return (
    <AskerInput
      name="governorate"
      label={t('governorate')}
      autoComplete="address-level1"
      hint={error && data.length === 0 ? t('governoratesFailed') : undefined}
    >
      <option value="">{t('governorateChoose')}</option>
      {data.map((governorate) => (
        <option key={governorate.code} value={governorate.code}>
          {localized(governorate, 'name', language)}
        </option>
      ))}
    </AskerInput>
  );
}
