import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { PurchaseRequest } from '@mawad/supabase/buying/queries';

type Event = PurchaseRequest['events'][number];

/** Every step of a request, oldest first. */
export function RequestHistory({ events }: { events: Event[] }) {
  const { t } = useTranslation('buying');
  return (
    <section>
      <Typography variant="h3" component="h2">
        {t('request.history')}
      </Typography>
      <Box component="ol" sx={{ paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
        {events.map((event) => (
          <Step key={event.id} event={event} />
        ))}
      </Box>
    </section>
  );
}

function Step({ event }: { event: Event }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const language = useLanguage();
  return (
    <li>
      {t(`request.event.${event.kind}`, { person: event.by ?? '–' })}
      {event.deputy_for && ` (${t('request.deputyFor', { person: event.deputy_for })})`}
      <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>
        {format.dateTime(event.created_at)}
        {event.changes.map((change) => (
          <div key={change.line_id}>
            {t('request.change', {
              product: localized(change, 'name', language),
              before: format.quantity(change.unit, change.before),
              after: change.after === 0 ? t('request.removed') : format.quantity(change.unit, change.after),
            })}
          </div>
        ))}
        {event.note && (
          <div>
            <bdi>{event.note}</bdi>
          </div>
        )}
      </Box>
    </li>
  );
}
