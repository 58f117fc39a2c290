import { useTranslation } from '@mawad/shared-i18n';
import { Chip } from '@mawad/shared-ui/kit/mui-more.ts';
import type { QuoteStatus } from '@mawad/supabase/quotes/queries';

const colors = {
  Draft: 'default',
  Open: 'warning',
  Closed: 'primary',
  Awarded: 'success',
  PartlyAwarded: 'success',
  Withdrawn: 'default',
  Expired: 'default',
} as const satisfies Record<QuoteStatus, string>;

/** State of a request. */
export function QuoteMark({ status }: { status: QuoteStatus }) {
  const { t } = useTranslation('own-quotes');
  return <Chip size="small" variant="outlined" color={colors[status]} label={t(`states.${status}`)} />;
}
