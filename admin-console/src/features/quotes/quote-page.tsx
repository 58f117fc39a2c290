import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { isMissing } from '@mawad/supabase/errors';
import type { StaffQuote } from '@mawad/supabase/queries/quotes';
import { DetailSkeleton } from '../../detail-skeleton.tsx';
import { useGovernorateName } from '../../governorate-name.ts';
import { QuoteState } from './quote-state.tsx';
import { SenderCard } from '../../sender-card.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { quoteQuery } from './quote-queries.ts';

/** A quote request with its lines and its buyer. */
export function QuotePage() {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  const { quoteId = '' } = useParams();
  const query = useQuery(quoteQuery(useServices(), quoteId));
  const back = { to: '/admin/quotes', label: t('back') };
  const quote = query.data;
  if (!quote) {
    return (
      <PortalPage title={t('title')} back={back}>
        {query.isError && isMissing(query.error) && (
          <EmptyState title={t('notFound')} text={t('notFoundText')} action={back} />
        )}
        {query.isError && !isMissing(query.error) && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isPending && <DetailSkeleton />}
      </PortalPage>
    );
  }
  return (
    <PortalPage
      title={t('oneTitle', { number: quote.number })}
      subtitle={<time dateTime={quote.created_at}>{format.dateTime(quote.created_at)}</time>}
      badge={<QuoteState status={quote.status} />}
      back={back}
    >
      <PortalColumns side={<Buyer quote={quote} />}>
        <QuoteLines quote={quote} />
      </PortalColumns>
    </PortalPage>
  );
}

function Buyer({ quote }: { quote: StaffQuote }) {
  const { t } = useTranslation(['admin-quotes', 'common']);
  const format = useFormat();
  const governorateName = useGovernorateName();
  const { full_name, company_name, email, phone, governorate, needed_by, user_id } = quote;
  const facts: [label: string, value: ReactNode][] = [
    [t('company'), company_name && <bdi>{company_name}</bdi>],
    [t('governorate'), governorate && governorateName(governorate)],
    [t('neededBy'), needed_by && format.date(needed_by)],
    [t('account'), t(user_id ? 'hasAccount' : 'isGuest')],
  ];
  return <SenderCard label={t('buyer')} name={full_name} email={email} phone={phone} facts={facts} />;
}
