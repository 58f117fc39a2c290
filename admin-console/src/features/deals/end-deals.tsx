import { useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { isRetryable } from '@mawad/shared-ui/portal/is-retryable';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { type Deal, endDeals } from '@mawad/supabase/queries/deals';
import { useChangeDeals } from './deal-queries.ts';

/** Deals that the staff is about to end now or to remove. */
export interface EndQuestion {
  deals: Deal[];
  remove: boolean;
}

interface EndDealsProps extends EndQuestion {
  onDone: (ids: number[]) => void;
  onClose: () => void;
}

/** Asks once before deals end or go, with a reason for their companies. */
export function EndDeals({ deals, remove, onDone, onClose }: EndDealsProps) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  const counted = (count: number) => ({ count, number: format.number(count) });
  const messageOf = useErrorMessage();
  // Until an attempt is refused, it is about the deals as they were when the dialog opened.
  const [seen, setSeen] = useState<Deal[] | null>(deals);
  const end = useChangeDeals({
    act: ({ data }, reason: string) => endDeals(data, seen ?? deals, { remove, reason }),
    done: (count) => t(remove ? 'removed' : 'ended', counted(count)),
    onDone: () => {
      onDone(deals.map(({ id }) => id));
      onClose();
    },
    onFailed: (error) => {
      if (!isRetryable(error)) setSeen(null);
    },
  });
  return (
    <DecisionDialog
      title={t(remove ? 'removeTitle' : 'endTitle', counted(deals.length))}
      text={t(remove ? 'removeText' : 'endText')}
      confirmLabel={t(remove ? 'remove' : 'end')}
      tone="error"
      note={{ label: t('reason'), missing: t('reasonMissing') }}
      busy={end.isPending}
      problem={end.error ? { title: t('failed'), text: messageOf(end.error) } : undefined}
      onConfirm={(reason = '') => end.mutate(reason)}
      onClose={onClose}
    />
  );
}
