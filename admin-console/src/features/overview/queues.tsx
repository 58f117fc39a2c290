import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { FigureCard } from '@mawad/shared-ui/desk/figures/figure-card.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { StaffOverview } from '@mawad/supabase/site/overview-queries';

const lists = {
  sellers: '/admin/sellers?status=pending',
  documents: '/admin/sellers?documents=waiting',
  orders: '/admin/orders?status=AwaitingApproval',
  returns: '/admin/returns?task=waiting',
  adjustments: '/admin/money/adjustments',
  payouts: '/admin/money/payouts',
  remittances: '/admin/couriers/remittances?state=open',
  quotes: '/admin/quotes?status=New',
  messages: '/admin/messages?status=New',
  reviews: '/admin/reviews?state=reported',
  questions: '/admin/questions?state=reported',
  email: '/admin/email?state=gave_up',
} as const;

/** Counting stops at these numbers. */
const most = { queue: 100, stock: 1000 };

/** Queues with the age of their oldest entry, and products low in stock. */
export function Queues({ overview: { queues, low_stock }, now }: { overview: StaffOverview; now: number }) {
  const { t } = useTranslation('admin-overview');
  const format = useFormat();
  const kinds = (Object.keys(lists) as (keyof typeof lists)[]).flatMap((kind) => {
    const queue = queues[kind];
    return queue ? [{ kind, ...queue }] : [];
  });
  if (kinds.length === 0 && low_stock === null) return null;
  return (
    <Box component="section" aria-labelledby="queues" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="queues" variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('waiting')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {kinds.map(({ kind, waiting, oldest }) => (
          <FigureCard
            key={kind}
            label={t(`queues.${kind}`)}
            figure={Math.min(waiting, most.queue - 1)}
            atLeast={waiting >= most.queue}
            text={oldest ? t('oldest', { age: format.relativeTime(oldest, now) }) : t('nothing')}
            to={lists[kind]}
            urgent
          />
        ))}
        {low_stock !== null && (
          <FigureCard
            label={t('lowStock')}
            figure={Math.min(low_stock, most.stock - 1)}
            atLeast={low_stock >= most.stock}
            text={t('lowStockText')}
            to="/admin/products?state=shown&lacks=low"
            urgent
          />
        )}
      </Box>
    </Box>
  );
}
