import { formatPhone, localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiWhatsapp } from '@mawad/shared-ui/kit/icons.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { OwnQuoteDetail } from '@mawad/supabase/queries/quotes';
import type { ReactNode } from 'react';
import { governoratesQuery } from '../../cart/order-queries.ts';
import { whatsappHref } from '@mawad/shared-ui/desk/order/whatsapp-href.ts';

export function OwnQuoteDetails({ quote }: { quote: OwnQuoteDetail }) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const language = useLanguage();
  const services = useServices();
  const { data: governorates = [] } = useQuery(governoratesQuery(services));
  const governorate = governorates.find(({ code }) => code === quote.governorate);
  const facts: [string, ReactNode][] = [
    [t('fullName'), quote.full_name],
    [t('company'), quote.company_name],
    [t('phone'), quote.phone && <Ltr>{formatPhone(quote.phone)}</Ltr>],
    [t('email'), quote.email && <Ltr key="email">{quote.email}</Ltr>],
    [t('governorate'), governorate && localized(governorate, 'name', language)],
    [t('neededBy'), quote.needed_by && format.date(quote.needed_by)],
    [
      t('message'),
      quote.message && (
        <Box key="message" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {quote.message}
        </Box>
      ),
    ],
  ];
  return (
    <Panel component="section" sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t('own.details')}
      </Typography>
      <Box
        component="dl"
        sx={{
          margin: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 1,
          gridTemplateColumns: { sm: 'max-content minmax(0, 1fr)' },
          '& dt': { color: 'text.secondary' },
          '& dd': { margin: 0, overflowWrap: 'anywhere' },
        }}
      >
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <Box key={label} sx={{ display: { xs: 'block', sm: 'contents' } }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
      </Box>
      <Button
        component="a"
        variant="outlined"
        href={whatsappHref(t('sent.whatsappMessage', { number: quote.number }), services.site.contact.phone)}
        target="_blank"
        rel="noopener"
        startIcon={<Icon path={mdiWhatsapp} />}
        sx={{ marginBlockStart: 2.5, displayPrint: 'none' }}
      >
        {t('sent.whatsapp')}
      </Button>
    </Panel>
  );
}
