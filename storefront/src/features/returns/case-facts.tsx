import type { ReactNode } from 'react';
import { formatPhone, localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { whatsappHref } from '@mawad/shared-ui/desk/order/whatsapp-href.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiWhatsapp } from '@mawad/shared-ui/kit/icons.ts';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { ReturnCase } from '@mawad/supabase/returns/queries';
import { usePlaceNames } from '../../address/use-place-names.ts';

/** Order, seller, way back and money of a return, and a way to ask the seller. */
export function CaseFacts({ thing }: { thing: ReturnCase }) {
  const { t } = useTranslation(['own-returns', 'returns']);
  const { contact } = useServices().site;
  const facts = [...useOrderFacts(thing), ...useMoneyFacts(thing)];
  const message = t('askMessage', { number: thing.number, order: thing.order.number });
  return (
    <Panel component="section" sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t('facts.title')}
      </Typography>
      <Box component="dl" sx={listStyle}>
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: { xs: 'block', sm: 'contents' } }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <Button
        component="a"
        variant="outlined"
        href={whatsappHref(message, thing.order.seller_phone ?? contact.phone)}
        target="_blank"
        rel="noopener"
        startIcon={<Icon path={mdiWhatsapp} />}
        sx={{ marginBlockStart: 2.5, displayPrint: 'none' }}
      >
        {t('askSeller')}
      </Button>
    </Panel>
  );
}

type Fact = [label: string, value: ReactNode];

function useOrderFacts(thing: ReturnCase): Fact[] {
  const { t } = useTranslation(['own-returns', 'returns']);
  const language = useLanguage();
  const { order, handover, showroom } = thing;
  const { governorate } = usePlaceNames()({ governorate: showroom?.governorate });
  const company = localized(order, 'company_name', language);
  const hours = showroom && localized(showroom, 'hours', language);
  const isShowroom = handover === 'showroom' && showroom !== null;
  return [
    [
      t('facts.order'),
      <AppLink key="order" to={`/orders/${order.id}`} underline="always">
        <Ltr>{order.number}</Ltr>
      </AppLink>,
    ],
    [
      t('facts.seller'),
      order.company_slug ? (
        <AppLink key="seller" to={`/seller-page/${order.company_slug}`} underline="always">
          <bdi>{company}</bdi>
        </AppLink>
      ) : (
        <bdi key="seller">{company}</bdi>
      ),
    ],
    [t('facts.wish'), t(`returns:wishes.${thing.wish}`)],
    ...(handover ? [[t('facts.handover'), t(`handovers.${handover}`)] as Fact] : []),
    ...(isShowroom
      ? [
          [
            t('facts.showroom'),
            [localized(showroom, 'address', language), governorate].filter(Boolean).join('، '),
          ] as Fact,
          ...(hours ? [[t('facts.hours'), hours] as Fact] : []),
        ]
      : []),
    ...(handover === 'keep'
      ? []
      : [
          [
            t('facts.wayBack'),
            t(thing.way_back_by === 'buyer' ? 'facts.buyerPays' : 'facts.sellerPays'),
          ] as Fact,
        ]),
    [t('facts.phone'), <Ltr key="phone">{formatPhone(thing.phone)}</Ltr>],
  ];
}

function useMoneyFacts(thing: ReturnCase): Fact[] {
  const { t } = useTranslation(['own-returns', 'returns']);
  const format = useFormat();
  const { money, credit_notes: notes, exchange_order: exchange, paid_order: paidOrder } = thing;
  const paid = money?.paid;
  const facts: (Fact | false)[] = [
    money !== null && [t('facts.value'), format.money(money.goods)],
    money !== null && money.refund !== null && !paid && [t('facts.refund'), format.money(money.refund)],
    Boolean(paid) &&
      paid!.way !== 'part' && [
        t('facts.paid'),
        t('returns:facts.paid', {
          amount: format.money(paid!.amount),
          way: t(`returns:ways.${paid!.way}`),
          day: format.date(paid!.day),
        }),
      ],
    notes.length > 0 && [
      t('facts.creditNotes'),
      <AppLink key="notes" to={`/orders/${paidOrder.id}/invoice`} underline="always">
        <Ltr>{notes.join(', ')}</Ltr>
      </AppLink>,
    ],
    exchange !== null && [
      t('facts.exchangeOrder'),
      <AppLink key="exchange" to={`/orders/${exchange.id}`} underline="always">
        <Ltr>{exchange.number}</Ltr>
      </AppLink>,
    ],
  ];
  return facts.filter((fact) => fact !== false);
}

const listStyle = {
  margin: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
} as const;
