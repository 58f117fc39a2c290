import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { StaffQuote } from '@mawad/supabase/quotes/queries';
import { useGovernorateName } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { SenderCard } from '../../sender-card.tsx';

/** The buyer of a request, what it wants, and how often it accepted what it asked for. */
export function QuoteBuyer({ quote }: { quote: StaffQuote }) {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  const governorateName = useGovernorateName();
  const { governorate, district, closes_at, needed_by, user_id } = quote;
  const place = governorate && [governorateName(governorate), district].filter(Boolean).join(' – ');
  const facts: [label: string, value: ReactNode][] = [
    [t('company'), quote.company_name && <bdi>{quote.company_name}</bdi>],
    [quote.is_pickup ? t('pickup') : t('governorate'), place && <bdi>{place}</bdi>],
    [t('neededBy'), needed_by && format.date(needed_by)],
    [t('closes'), closes_at && <time dateTime={closes_at}>{format.dateTime(closes_at)}</time>],
    [t('payment'), t(`payments.${quote.payment}`)],
    [
      t('account'),
      user_id ? <AppLink to={`/admin/users/${user_id}`}>{t('hasAccount')}</AppLink> : t('isGuest'),
    ],
    [t('habit'), user_id && <Habit quote={quote} />],
  ];
  return (
    <SenderCard
      label={t('buyer')}
      name={quote.full_name}
      email={quote.email}
      phone={quote.phone}
      facts={facts}
    />
  );
}

/** Requests of a year and how many of them led to an order, so that people who only collect prices are recognized. */
function Habit({ quote }: { quote: StaffQuote }) {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  const { buyer_asked, buyer_accepted, collects_prices: isSuspect } = quote;
  return (
    <Box component="span" sx={isSuspect ? { color: 'warning.dark', fontWeight: 600 } : undefined}>
      {t('askedAccepted', { asked: format.number(buyer_asked), accepted: format.number(buyer_accepted) })}
      {isSuspect && ` · ${t('collectsPrices')}`}
    </Box>
  );
}
