import type { ReactNode } from 'react';
import { formatPhone, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';
import type { Enquiry } from '@mawad/supabase/queries/enquiries';
import { useGovernorateName } from '../../governorate-name.ts';

/** Contact details of the asker. */
export function AskerCard({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['enquiries', 'common']);
  const format = useFormat();
  const governorateName = useGovernorateName();
  const { full_name, company_name, email, phone, governorate, needed_by, language, has_account } = enquiry;
  const facts: [label: string, value: ReactNode][] = [
    [t('company'), company_name && <bdi>{company_name}</bdi>],
    [t('governorate'), governorate && governorateName(governorate)],
    [t('neededBy'), needed_by && format.date(needed_by)],
    [t('language'), t(`common:languages.${language}`)],
    [t('account'), has_account ? t('hasAccount') : t('isGuest')],
  ];
  return (
    <Panel
      component="section"
      aria-label={t('asker')}
      sx={{ padding: 2, fontSize: 'var(--text-14)', overflowWrap: 'anywhere' }}
    >
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1.5 }}>
        <bdi>{full_name}</bdi>
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
        {phone && (
          <Link href={`tel:${phone}`} sx={tapRow}>
            <Ltr>{formatPhone(phone)}</Ltr>
          </Link>
        )}
        {email && (
          <Link href={`mailto:${email}`} sx={tapRow}>
            <Ltr>{email}</Ltr>
          </Link>
        )}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 0.75,
          margin: 0,
          marginBlockStart: 1.5,
          '& dt': { color: 'text.secondary' },
          '& dd': { margin: 0 },
        }}
      >
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
      </Box>
    </Panel>
  );
}
