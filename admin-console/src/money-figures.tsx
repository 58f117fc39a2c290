import { useTranslation } from '@mawad/shared-i18n';
import { FigureCard, FigureCardSkeleton } from '@mawad/shared-ui/desk/figures/figure-card.tsx';
import { AmountCard, AmountCardSkeleton, amountGrid } from '@mawad/shared-ui/desk/money/amount-card.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getMoneyTotals } from '@mawad/supabase/ledger/queries';
import { queryKey } from '@mawad/supabase/query-keys';

function totalsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('money', 'totals'),
    queryFn: () => getMoneyTotals(backendOf(services).data),
  });
}

const sums = ['owed_to_market', 'owed_to_company', 'cash_in_transit'] as const;
const counts = [
  { name: 'warned', to: '/admin/money?state=warned' },
  { name: 'over', to: '/admin/money?state=over' },
  { name: 'paused', to: '/admin/money?state=paused' },
  { name: 'adjustments', to: '/admin/money/adjustments' },
] as const;

/**
 * Counts of sellers near or over their debt limit and of waiting adjustments, each with a link to its list; `withSums` adds the
 * sums owed in IQD.
 */
export function MoneyFigures({ withSums = false }: { withSums?: boolean }) {
  const { t } = useTranslation('money');
  const { data, isError, error, refetch } = useQuery(totalsQuery(useServices()));
  if (isError && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Box
      component="section"
      aria-labelledby="money-figures"
      sx={{ display: 'grid', gap: 2, marginBlockEnd: 2 }}
    >
      <Typography id="money-figures" variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t(withSums ? 'totals.title' : 'title')}
      </Typography>
      {withSums && (
        <Box sx={amountGrid}>
          {sums.map((name) =>
            data ? (
              <AmountCard key={name} label={t(`totals.${name}`)} amount={data[name]} />
            ) : (
              <AmountCardSkeleton key={name} hasText={false} />
            ),
          )}
        </Box>
      )}
      <Box sx={gridStyle}>
        {counts.map(({ name, to }) =>
          data ? (
            <FigureCard
              key={name}
              label={t(`totals.${name}`)}
              figure={data[name]}
              text={t(`totals.${name}Text`)}
              to={to}
              urgent
            />
          ) : (
            <FigureCardSkeleton key={name} />
          ),
        )}
      </Box>
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;
