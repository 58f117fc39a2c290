import { useTranslation } from '@mawad/shared-i18n';
import { EventAuthor } from '@mawad/shared-ui/desk/event-author.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import type { QuoteEvent } from '@mawad/supabase/quotes/queries';

/** Events of the request and of the company's own offer, latest first. */
export function QuoteHistory({ events }: { events: QuoteEvent[] }) {
  const { t } = useTranslation(['quotes', 'common']);
  return (
    <Panel component="section" aria-label={t('common:orderParts.history')} sx={{ padding: 2 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1.5 }}>
        {t('common:orderParts.history')}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', margin: 0, padding: 0 }}>
        {events.toReversed().map((event) => (
          <li key={event.id}>
            <Box sx={{ fontSize: 'var(--text-14)', fontWeight: 500 }}>{t(`events.${event.kind}`)}</Box>
            <EventAuthor at={event.created_at} side={t(`actors.${event.actor_role}`)} name={event.actor} />
            {typeof event.details.reason === 'string' && (
              <Box dir="auto" sx={{ fontSize: 'var(--text-14)', overflowWrap: 'anywhere' }}>
                {event.details.reason}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
