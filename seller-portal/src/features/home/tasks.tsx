import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { FigureCard, FigureCardSkeleton } from '@mawad/shared-ui/desk/figures/figure-card.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import {
  lowStockLimit,
  type SellerHome,
  type SellerTask,
} from '@mawad/supabase/companies/seller-account-queries';

const base = '/seller/dashboard';

/** Tasks in the order of work, each with its list; `urgent` means that a buyer or a sale waits for it. */
const tasks: readonly { task: SellerTask; to: string; urgent?: boolean }[] = [
  { task: 'quotes', to: `${base}/quotes?state=New`, urgent: true },
  { task: 'confirm', to: `${base}/orders?status=Processing&confirmation=none`, urgent: true },
  { task: 'ship', to: `${base}/orders?status=Processing`, urgent: true },
  { task: 'documents', to: `${base}/documents`, urgent: true },
  { task: 'deliver', to: `${base}/orders?status=Shipped` },
  { task: 'returns', to: `${base}/returns?task=waiting`, urgent: true },
  { task: 'settle', to: `${base}/orders?status=unsettled` },
  { task: 'hidden', to: `${base}/products?visibility=blocked`, urgent: true },
  { task: 'out_of_stock', to: `${base}/products?visibility=published&stock=out`, urgent: true },
  { task: 'low_stock', to: `${base}/products?visibility=published&stock=low` },
  { task: 'old_prices', to: `${base}/products?visibility=published&age=` },
  { task: 'questions', to: `${base}/questions?state=unanswered`, urgent: true },
  { task: 'reviews', to: `${base}/reviews?state=unanswered` },
];

/** Waiting tasks, each linked to its list; tasks without entries are hidden. */
export function Tasks({ home }: { home: SellerHome }) {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  const open = tasks.filter(({ task }) => (home.tasks[task] ?? 0) > 0);
  return (
    <Box component="section" aria-label={t('home.tasks')}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)', marginBlockEnd: 1.5 }}>
        {t('home.tasks')}
      </Typography>
      {open.length === 0 ? (
        <Panel sx={{ padding: 3, textAlign: 'center', color: 'text.secondary' }}>{t('home.nothing')}</Panel>
      ) : (
        <Box sx={gridStyle}>
          {open.map(({ task, to, urgent }) => (
            <FigureCard
              key={task}
              label={t(`home.task.${task}`)}
              figure={home.tasks[task] ?? 0}
              text={t(`home.about.${task}`, {
                limit: format.number(lowStockLimit),
                days: format.number(home.price_confirmed_days),
              })}
              to={task === 'old_prices' ? `${to}${home.price_confirmed_days}` : to}
              urgent={urgent}
            />
          ))}
        </Box>
      )}
      {home.awaiting_approval > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
          {t('home.awaiting', {
            count: home.awaiting_approval,
            number: format.number(home.awaiting_approval),
          })}
        </Typography>
      )}
    </Box>
  );
}

/** Placeholder while tasks load. */
export function TasksSkeleton() {
  return (
    <Box sx={gridStyle}>
      {[1, 2, 3, 4].map((key) => (
        <FigureCardSkeleton key={key} />
      ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
} as const;
