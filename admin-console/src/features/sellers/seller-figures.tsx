import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { SellerOrderFigures, SellerQuoteFigures } from '@mawad/supabase/queries/sellers';

type Figure = [label: string, value: ReactNode];

interface SellerFiguresProps {
  orders: SellerOrderFigures;
  quotes: SellerQuoteFigures;
}

/** Recent service figures of a company, its open orders and its answers to quote requests. */
export function SellerFigures({ orders, quotes }: SellerFiguresProps) {
  const { t } = useTranslation('admin-seller');
  const format = useFormat();
  const share = (part: number, whole = orders.placed) =>
    whole === 0
      ? format.number(part)
      : t('share', { number: format.number(part), share: format.percent(part / whole) });
  const median = (hours: number | null) =>
    hours === null ? '–' : t('hours', { number: format.number(hours) });
  const sales: Figure[] =
    orders.sales === null ? [] : [[t('figures.sales'), <Money key="sales" amount={orders.sales} />]];
  const figures: Figure[] = [
    [t('figures.open'), format.number(orders.open)],
    [t('figures.late'), format.number(orders.late)],
    [t('figures.placed'), format.number(orders.placed)],
    ...sales,
    [t('figures.delivered'), share(orders.delivered)],
    [t('figures.cancelled'), share(orders.cancelled_by_company)],
    [t('figures.rejected'), share(orders.rejected)],
    [t('figures.toShip'), median(orders.hours_to_ship)],
    ...(quotes
      ? ([
          [t('figures.quotesAsked'), format.number(quotes.asked)],
          [t('figures.quotesAnswered'), share(quotes.answered, quotes.asked)],
          [t('figures.toAnswer'), median(quotes.hours_to_answer)],
        ] satisfies Figure[])
      : []),
  ];
  return (
    <Panel component="section" aria-labelledby="seller-figures" sx={{ padding: 2 }}>
      <Typography id="seller-figures" variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
        {t('figures.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
        {t('figures.hint', { days: format.number(orders.days) })}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          gap: 2,
          margin: 0,
          '& dt': { fontSize: 'var(--text-12)', color: 'text.secondary' },
          '& dd': { margin: 0, fontWeight: 600 },
        }}
      >
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Panel>
  );
}
