import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { QuoteEvent } from '@mawad/supabase/quotes/queries';

/** Events of a request, latest first. */
export function OwnQuoteHistory({ events }: { events: QuoteEvent[] }) {
  const { t } = useTranslation('own-quotes');
  if (events.length === 0) return null;
  return (
    <Panel component="section" aria-label={t('history')} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t('history')}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', margin: 0, padding: 0 }}>
        {events.toReversed().map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </Box>
    </Panel>
  );
}

function Event({ event }: { event: QuoteEvent }) {
  const { t } = useTranslation('own-quotes');
  const format = useFormat();
  const company = localized(event, 'company_name', useLanguage());
  const { reason } = event.details;
  return (
    <li>
      <Box sx={{ fontWeight: 500 }}>
        {t(`events.${event.kind}`)}
        {company && (
          <>
            {': '}
            <bdi>{company}</bdi>
          </>
        )}
      </Box>
      <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
        <time dateTime={event.created_at}>{format.dateTime(event.created_at)}</time>
      </Box>
      {typeof reason === 'string' && (
        <Box dir="auto" sx={{ fontSize: 'var(--text-14)', overflowWrap: 'anywhere' }}>
          {reason}
        </Box>
      )}
    </li>
  );
}
