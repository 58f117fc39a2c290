import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { RatingStars } from '@mawad/shared-ui/kit/rating-stars.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { StoreFigures as Figures } from '@mawad/supabase/companies/stores-queries';

/**
 * Performance figures of the company: ratings, orders of the last six months, and answers to quote requests, returns
 * and reviews.
 * Null if there is too little data.
 */
export function StoreFigures({
  figures: { rating, orders, replies, quotes, returns },
}: {
  figures: Figures;
}) {
  const { t } = useTranslation('store');
  const format = useFormat();
  const within = (hours: number) => {
    const days = Math.max(1, Math.ceil(hours / 24));
    return t('figures.within', { count: days, number: format.number(days) });
  };
  const withinHours = (hours: number) => {
    const count = Math.max(1, Math.ceil(hours));
    return count > 24 ? within(hours) : t('figures.withinHours', { count, number: format.number(count) });
  };
  const shown: { label: string; value: ReactNode; note?: string }[] = [
    ...(rating
      ? [
          {
            label: t('figures.rating'),
            value: (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                <span aria-hidden>{format.number(Math.round(rating.average * 10) / 10)}</span>
                <RatingStars rating={rating.average} />
              </Box>
            ),
            note: t('figures.reviews', { count: rating.count, number: format.number(rating.count) }),
          },
        ]
      : []),
    ...(orders
      ? [
          {
            label: t('figures.delivered'),
            value: format.percent(orders.delivered),
            note: t('figures.orders', { count: orders.count, number: format.number(orders.count) }),
          },
          {
            label: t('figures.calledOff'),
            value: format.percent(orders.called_off),
            note: t('figures.calledOffNote'),
          },
        ]
      : []),
    ...(orders && orders.dispatch_hours !== null
      ? [{ label: t('figures.sent'), value: within(orders.dispatch_hours), note: t('figures.sentNote') }]
      : []),
    ...(quotes
      ? [
          {
            label: t('figures.quotes'),
            value: format.percent(quotes.share),
            note: t('figures.repliesNote', { within: withinHours(quotes.hours) }),
          },
        ]
      : []),
    ...(returns ? [{ label: t('figures.returns'), value: withinHours(returns.hours) }] : []),
    ...(replies
      ? [
          {
            label: t('figures.replies'),
            value: format.percent(replies.share),
            note: t('figures.repliesNote', { within: within(replies.hours) }),
          },
        ]
      : []),
  ];
  if (shown.length === 0) return null;
  return (
    <Box component="dl" aria-label={t('figures.title')} sx={gridStyle}>
      {shown.map(({ label, value, note }) => (
        <Box key={label} sx={{ minInlineSize: 0 }}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ fontSize: 'var(--text-20)', fontWeight: 600 }}>
            {value}
          </Box>
          {note && <dd>{note}</dd>}
        </Box>
      ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: 2,
  marginBlock: 2,
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  fontSize: 'var(--text-13)',
  color: 'text.secondary',
  '& dd': { margin: 0 },
  '& dd:first-of-type': { color: 'text.primary' },
} as const;
