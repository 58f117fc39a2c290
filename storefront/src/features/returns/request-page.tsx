import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { AppError } from '@mawad/supabase/errors';
import type { Returnable } from '@mawad/supabase/returns/queries';
import { EarlierReturns } from '../../account/earlier-returns.tsx';
import { openLines } from '../../account/open-lines.ts';
import { returnableQuery } from '../../account/return-queries.ts';
import { SignedIn } from '../../account/signed-in.tsx';
import { useReturnableText } from '../../account/use-returnable-text.ts';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { RequestForm } from './request-form.tsx';

/** Form with which a buyer asks to return goods of a delivered order. */
export function RequestPage() {
  const { t } = useTranslation('own-returns');
  const { orderId = '' } = useParams();
  return (
    <SignedIn title={t('form.title')}>
      <Request key={orderId} orderId={orderId} />
    </SignedIn>
  );
}

function Request({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['own-returns', 'ordering']);
  const userId = useStore((state) => state.session.user?.id);
  const { data, error, refetch } = useQuery({
    ...returnableQuery(useServices(), orderId),
    // The goods of a request whose answer was lost must stay in the form, so that it can be sent again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error && !data) {
    const isMissing =
      error instanceof AppError && ['order_not_found', 'not_found', 'invalid_input'].includes(error.code);
    if (!isMissing)
      return <ErrorState error={error} title={t('form.loadFailed')} onRetry={() => void refetch()} />;
    return (
      <EmptyState
        title={t('ordering:orders.notFound')}
        text={t('ordering:orders.notFoundHint')}
        action={{ label: t('ordering:orders.heading'), to: '/my-orders' }}
      />
    );
  }
  if (!data || userId === undefined) return <RequestSkeleton />;
  return <LoadedRequest returnable={data} owner={userId} />;
}

function LoadedRequest({ returnable, owner }: { returnable: Returnable; owner: string }) {
  const { t } = useTranslation(['own-returns', 'ordering']);
  const language = useLanguage();
  const format = useFormat();
  const reasonText = useReturnableText();
  const { order, last_day: lastDay } = returnable;
  const number = `\u2066${order.number}\u2069`;
  const orderPath = `/orders/${order.id}`;
  const facts = [
    t('form.order', { number, company: `\u2068${localized(order, 'company_name', language)}\u2069` }),
    lastDay && t('form.until', { date: format.date(lastDay) }),
  ];
  const isOpen = openLines(returnable).length > 0;
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('ordering:orders.heading'), to: '/my-orders' },
          { label: t('ordering:orders.title', { number: order.number }), to: orderPath },
          { label: t('form.title') },
        ]}
      />
      <PageHeader title={t('form.title')} subtitle={facts.filter(Boolean).join(' · ')} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: 760 }}>
        <EarlierReturns returns={returnable.returns} />
        {isOpen ? (
          <RequestForm returnable={returnable} owner={owner} />
        ) : (
          <EmptyState
            title={t('form.nothing')}
            text={reasonText(returnable)}
            action={{ label: t('form.backToOrder'), to: orderPath }}
          />
        )}
      </Box>
    </>
  );
}

function RequestSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 3, paddingBlockStart: 3, maxInlineSize: 760 }}>
      <Skeleton variant="rounded" height={64} />
      <Skeleton variant="rounded" height={200} />
      <Skeleton variant="rounded" height={200} />
    </Box>
  );
}
