import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { ReviewFilters, readReviewFilter } from '@mawad/shared-ui/desk/review/review-filters.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useSelection } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listAllReviews, moderateReviews, type StaffReview } from '@mawad/supabase/reviews/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { Moderation, ModerationBar, type ModerationDecision } from '../../moderation.tsx';
import { useReviewColumns } from './review-columns.tsx';
import { allReviewsQuery } from './review-queries.ts';

const pageSize = 20;
const states = ['reported', 'suspected', 'hidden'] as const;

/** Reviews of all products; staff hide them and show them again. */
export function ReviewsPage() {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const list = useListParams();
  const [decision, setDecision] = useState<ModerationDecision<StaffReview> | null>(null);
  const selection = useSelection<StaffReview>();
  const columns = useShownColumns(
    useReviewColumns(selection, (review, hide) => setDecision({ rows: [review], hide })),
    list,
    'console-reviews',
  );
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = { ...readReviewFilter(list, states), sort: readTimeSort(sort) };
  const query = useQuery(allReviewsQuery(services, { ...filter, page_size: pageSize }));
  return (
    <PortalPage title={t('title')}>
      <ReviewFilters list={list} states={states} />
      <ConsoleViews
        list="console-reviews"
        view={{
          name: t('title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listAllReviews(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <ModerationBar selection={selection} page={query.data?.items ?? []} onDecide={setDecision} />
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
      {decision && (
        <Moderation
          {...decision}
          page={query.data?.items}
          of="reviews"
          moderate={moderateReviews}
          onDone={selection.drop}
          onClose={() => setDecision(null)}
        />
      )}
    </PortalPage>
  );
}
