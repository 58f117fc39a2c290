import { formatPhone, localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiWhatsapp } from '@mawad/shared-ui/kit/icons.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { OwnQuote } from '@mawad/supabase/quotes/queries';
import type { ReactNode } from 'react';
import { QuoteFileLink } from '../../account/quote-file-link.tsx';
import { usePlaceNames } from '../../address/use-place-names.ts';
import { whatsappHref } from '@mawad/shared-ui/desk/order/whatsapp-href.ts';

export function OwnQuoteDetails({ quote }: { quote: OwnQuote }) {
  const { t } = useTranslation(['quote', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const services = useServices();
  const place = usePlaceNames()({
    governorate: quote.governorate ?? undefined,
    district: quote.district ?? undefined,
  });
  const sellers = quote.named_sellers.length > 0 ? quote.named_sellers : quote.excluded_sellers;
  const facts: [string, ReactNode][] = [
    [t('fullName'), quote.full_name],
    [t('company'), quote.company_name],
    [t('phone'), quote.phone && <Ltr>{formatPhone(quote.phone)}</Ltr>],
    [
      t('files.title'),
      quote.files.length > 0 && quote.files.map((file) => <QuoteFileLink key={file.id} file={file} />),
    ],
    [t('email'), quote.email && <Ltr key="email">{quote.email}</Ltr>],
    [t('own.place'), [place.district, place.governorate].filter(Boolean).join(t('common:listComma') + ' ')],
    [t('own.handover'), t(quote.is_pickup ? 'pickup' : 'own.delivered')],
    [t('payment'), t(`payments.${quote.payment}`)],
    [t('own.shown'), t(quote.hides_buyer ? 'own.hidden' : 'own.shownAfter')],
    [
      t(`sellerModes.${quote.named_sellers.length > 0 ? 'named' : 'excluded'}`),
      sellers.map((seller) => localized(seller, 'company_name', language)).join(t('common:listComma') + ' '),
    ],
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
