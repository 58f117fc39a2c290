import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { EventAuthor } from '@mawad/shared-ui/desk/event-author.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { QuoteEvent } from '@mawad/supabase/quotes/queries';
import { QuotePanel } from './quote-panel.tsx';

/** Events of a request, latest first. */
export function QuoteHistory({ events }: { events: QuoteEvent[] }) {
  const { t } = useTranslation('admin-quotes');
  return (
    <QuotePanel title={t('history')}>
      <Box component="ol" sx={listStyle}>
        {events.toReversed().map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </Box>
    </QuotePanel>
  );
}

function Event({ event }: { event: QuoteEvent }) {
  const { t } = useTranslation('admin-quotes');
  const company = localized(event, 'company_name', useLanguage());
  const { reason } = event.details;
  return (
    <li>
      <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {t(`events.${event.kind}`)}
        {company && (
          <>
            {': '}
            <bdi>{company}</bdi>
          </>
        )}
      </Box>
      <EventAuthor at={event.created_at} side={t(`actors.${event.actor_role}`)} name={event.actor} />
      {typeof reason === 'string' && (
        <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Box>
      )}
    </li>
  );
}

const listStyle = {
  display: 'grid',
  gap: 1.5,
  maxBlockSize: 480,
  overflowY: 'auto',
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const;
