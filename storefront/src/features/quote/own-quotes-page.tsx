import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink, ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Pagination } from '@mawad/shared-ui/platform/link/pagination.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { Navigate, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { OwnQuote } from '@mawad/supabase/queries/quotes';
import { AccountFrame } from '../../account/account-frame.tsx';
import { readPage } from '../../catalogue/listing-input.ts';
import { ownQuotesQuery, quotesPerPage } from './quote-queries.ts';

export function OwnQuotesPage() {
  const { t } = useTranslation('quote');
  return (
    <AccountFrame
      title={t('own.title')}
      subtitle={t('own.lead')}
      action={
        <ButtonLink to="/request-quote" variant="contained" startIcon={<Icon path={mdiPlus} />}>
          {t('own.new')}
        </ButtonLink>
      }
    >
      <QuoteList />
    </AccountFrame>
  );
}

const hrefOf = (page: number) => `/account/quotes${page > 1 ? `?page=${page}` : ''}`;

function QuoteList() {
  const { t } = useTranslation('quote');
  const userId = useStore((state) => state.session.user?.id) ?? '';
  const [params] = useSearchParams();
  const page = readPage(params.get('page'));
  const { data, error, refetch, isPlaceholderData } = useQuery(ownQuotesQuery(useServices(), userId, page));
  if (error && !data)
    return <ErrorState error={error} title={t('own.failed')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  if (data.total === 0) {
    return (
      <EmptyState
        title={t('own.empty')}
        text={t('own.emptyHint')}
        action={{ label: t('own.new'), to: '/request-quote' }}
      />
    );
  }
  const last = Math.ceil(data.total / quotesPerPage);
  if (page > last) return <Navigate to={hrefOf(last)} replace />;
  return (
    <>
      <Box
        component="ul"
        aria-busy={isPlaceholderData}
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}
      >
        {data.quotes.map((quote) => (
          <li key={quote.id}>
            <QuoteCard quote={quote} />
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'center', marginBlockStart: 3 }}>
        <Pagination page={page} pageCount={last} hrefOf={hrefOf} />
      </Box>
    </>
  );
}

function QuoteCard({ quote }: { quote: OwnQuote }) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const facts = [
    t('own.sentOn', { date: format.date(quote.created_at) }),
    t('count', { count: quote.line_count, number: format.number(quote.line_count) }),
    ...(quote.needed_by ? [t('own.neededBy', { date: format.date(quote.needed_by) })] : []),
  ];
  return (
    <Panel
      sx={{
        position: 'relative',
        padding: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minInlineSize: 0 }}>
        <AppLink
          to={`/account/quotes/${quote.id}`}
          underline="hover"
          sx={{ fontWeight: 700, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {t('own.number', { number: `\u2066${quote.number}\u2069` })}
        </AppLink>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>{facts.join(' · ')}</Box>
      </Box>
      <StatusChip kind="quote" status={quote.status} />
    </Panel>
  );
}

function ListSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 1.5 }}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} variant="rounded" height={84} />
      ))}
    </Box>
  );
}
