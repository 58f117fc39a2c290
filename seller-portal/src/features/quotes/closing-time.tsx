import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { QuoteStatus } from '@mawad/supabase/quotes/queries';
import { useNow } from './use-now.ts';

/** Time in ms before the end from which the remaining time is marked. */
const soon = 24 * 60 * 60 * 1000;

/** When sellers can last answer, with the remaining time of an open request. */
export function ClosingTime({ status, closesAt }: { status: QuoteStatus; closesAt: string }) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const now = useNow();
  const left = new Date(closesAt).getTime() - now;
  const isOpen = status === 'Open' && left > 0;
  return (
    <Box component="span" sx={{ display: 'inline-grid' }}>
      <time dateTime={closesAt}>{format.dateTime(closesAt)}</time>
      <Box
        component="span"
        sx={{
          fontSize: 'var(--text-12)',
          color: isOpen && left < soon ? 'error.main' : 'text.secondary',
          fontWeight: isOpen && left < soon ? 600 : 400,
        }}
      >
        {isOpen ? t('closes', { time: format.relativeTime(closesAt, now) }) : t('closed')}
      </Box>
    </Box>
  );
}
