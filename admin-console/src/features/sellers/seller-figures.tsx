import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { SellerOrderFigures } from '@mawad/supabase/companies/sellers-queries';

type Figure = [label: string, value: ReactNode];

interface SellerFiguresProps {
  orders: SellerOrderFigures;
}

/** Recent orders of a company and its open ones. */
export function SellerFigures({ orders }: SellerFiguresProps) {
  const { t } = useTranslation('admin-seller');
  const format = useFormat();
  const sales: Figure[] =
    orders.sales === null ? [] : [[t('figures.sales'), <Money key="sales" amount={orders.sales} />]];
  const figures: Figure[] = [
    [t('figures.open'), format.number(orders.open)],
    [t('figures.late'), format.number(orders.late)],
    [t('figures.placed'), format.number(orders.placed)],
    ...sales,
    [t('figures.delivered'), format.number(orders.delivered)],
    [t('figures.cancelled'), format.number(orders.cancelled_by_company)],
    [t('figures.rejected'), format.number(orders.rejected)],
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
