import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { ReviewFilters, readReviewFilter } from '@mawad/shared-ui/desk/review/review-filters.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { asShown } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listCompanyReviews, reportReview } from '@mawad/supabase/reviews/queries';
import { OwnViews } from '../../own-views.tsx';
import { ReportDialog } from '../../report-dialog.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { type ReviewQuestion, useReviewColumns } from './review-columns.tsx';
import { companyReviewsQuery } from './review-queries.ts';

const pageSize = 20;
const states = ['unanswered', 'answered'] as const;

/** Reviews of the company's products; each can be answered once, publicly. */
export function ReviewsPage() {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const list = useListParams();
  const [question, setQuestion] = useState<ReviewQuestion | null>(null);
  const columns = useShownColumns(useReviewColumns(setQuestion), list, 'own-reviews');
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = { ...readReviewFilter(list, states), sort: readTimeSort(sort) };
  const query = useQuery(companyReviewsQuery(services, { ...filter, page_size: pageSize }));
  return (
    <PortalPage title={t('title')}>
      <ReviewFilters list={list} states={states} />
      <OwnViews
        view={{
          name: t('title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listCompanyReviews(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(review) => review.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(message)} />}
      />
      {question?.act === 'reply' && (
        <ReplyDialog
          review={asShown([question.review], query.data?.items)[0]!}
          onClose={() => setQuestion(null)}
        />
      )}
      {question?.act === 'report' && (
        <ReportDialog
          title={t('reportTitle')}
          text={t('reportText')}
          failed={t('reportFailed')}
          reads="reviews"
          report={(db, reason, note) => reportReview(db, question.review.id, reason, note)}
          onClose={() => setQuestion(null)}
        />
      )}
    </PortalPage>
  );
}
