import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { UnloadedPage } from '@mawad/shared-ui/desk/frame/unloaded-page.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteBuyer } from './quote-buyer.tsx';
import { QuoteFiles } from './quote-files.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteMessage } from './quote-message.tsx';
import { quoteQuery } from './quote-queries.ts';
import { QuoteSellers } from './quote-sellers.tsx';
import { QuoteState } from './quote-state.tsx';

/** A quote request with its lines, the sellers that were asked and its buyer. */
export function QuotePage() {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  const { quoteId = '' } = useParams();
  const query = useQuery(quoteQuery(useServices(), quoteId));
  const back = { to: '/admin/quotes', label: t('back') };
  const quote = query.data;
  if (!quote) {
    const missing = { title: t('notFound'), text: t('notFoundText') };
    return <UnloadedPage title={t('title')} back={back} query={query} missing={missing} />;
  }
  return (
    <PortalPage
      title={t('oneTitle', { number: quote.number })}
      subtitle={<time dateTime={quote.created_at}>{format.dateTime(quote.created_at)}</time>}
      badge={<QuoteState status={quote.status} />}
      back={back}
      action={<QuoteActions quote={quote} />}
    >
      <PortalColumns
        side={
          <>
            <QuoteBuyer quote={quote} />
            <QuoteFiles files={quote.files} />
            <QuoteHistory events={quote.events} />
          </>
        }
      >
        <QuoteMessage message={quote.message} />
        <QuoteSellers sellers={quote.sellers} />
        <QuoteLines quote={quote} />
      </PortalColumns>
    </PortalPage>
  );
}
