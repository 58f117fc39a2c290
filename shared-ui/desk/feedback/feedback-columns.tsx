import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { RatingStars } from '@mawad/shared-ui/kit/rating-stars.tsx';
import { FeedbackText } from './feedback-text.tsx';
import { answerOf, type FeedbackKind, type FeedbackView } from './feedback-view.ts';

/** Text, stars and day of a review or question. Needs the messages `reviews`, and `questions` for questions. */
export function useFeedbackColumns<Row extends FeedbackView>(of: FeedbackKind): PortalColumn<Row>[] {
  const { t } = useTranslation(['reviews', 'questions', 'file-export']);
  const format = useFormat();
  const text: PortalColumn<Row> = {
    id: 'text',
    header: t(of === 'reviews' ? 'reviews:review' : 'questions:question'),
    cell: (row) => <FeedbackText feedback={row} />,
    lead: true,
    file: [
      { heading: t('file-export:headings.author'), value: (row) => row.author_name ?? t('unnamed') },
      { heading: t('file-export:headings.text'), value: ({ body }) => body },
      { heading: t(`file-export:headings.${of === 'reviews' ? 'reply' : 'answer'}`), value: answerOf },
      { heading: t('file-export:headings.hiddenReason'), value: (row) => row.hidden_reason },
    ],
  };
  const rating: PortalColumn<Row> = {
    id: 'rating',
    header: t('rating'),
    sort: { up: 'rating', down: 'rating_desc' },
    cell: (row) => 'rating' in row && <RatingStars rating={row.rating} />,
    file: [
      {
        heading: t('file-export:headings.rating'),
        kind: 'number',
        value: (row) => ('rating' in row ? row.rating : null),
      },
      {
        heading: t('file-export:headings.verifiedPurchase'),
        kind: 'boolean',
        value: (row) => 'rating' in row && row.verified_purchase,
      },
    ],
  };
  const day: PortalColumn<Row> = {
    id: 'day',
    header: t('file-export:headings.date'),
    sort: timeSort,
    cell: (row) => (
      <Box component="time" dateTime={row.created_at} sx={{ whiteSpace: 'nowrap' }}>
        {format.date(row.created_at)}
      </Box>
    ),
    file: { kind: 'time', value: (row) => row.created_at },
  };
  return of === 'reviews' ? [text, rating, day] : [text, day];
}
