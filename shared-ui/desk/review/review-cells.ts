import { useTranslation } from '@mawad/shared-i18n';
import type { FileCells } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import type { ReviewView } from './review-words.tsx';

/** Cells of a review in the file of a list. Needs the messages `reviews`. */
export function useReviewCells(): FileCells<ReviewView>[] {
  const { t } = useTranslation(['reviews', 'file-export']);
  return [
    { heading: t('file-export:headings.date'), kind: 'time', value: (review) => review.created_at },
    { heading: t('file-export:headings.rating'), kind: 'number', value: ({ rating }) => rating },
    { heading: t('file-export:headings.author'), value: (review) => review.author_name ?? t('unnamed') },
    {
      heading: t('file-export:headings.verifiedPurchase'),
      kind: 'boolean',
      value: (review) => review.verified_purchase,
    },
    { heading: t('file-export:headings.text'), value: ({ body }) => body },
    { heading: t('file-export:headings.reply'), value: ({ reply }) => reply },
    { heading: t('file-export:headings.hiddenReason'), value: (review) => review.hidden_reason },
  ];
}
