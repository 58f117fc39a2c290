import { useTranslation } from '@mawad/shared-i18n';
import { Chip } from '@mawad/shared-ui/kit/mui-more.ts';
import type { InboxState } from '@mawad/supabase/quotes/queries';

const colors = {
  New: 'warning',
  Answered: 'primary',
  Declined: 'default',
  Won: 'success',
  Lost: 'default',
  Expired: 'default',
  Withdrawn: 'default',
} as const satisfies Record<InboxState, string>;

/** State of a request in the company's inbox. */
export function StateMark({ state }: { state: InboxState }) {
  const { t } = useTranslation('quotes');
  return <Chip size="small" variant="outlined" color={colors[state]} label={t(`states.${state}`)} />;
}
