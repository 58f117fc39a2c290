import { useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { isRetryable } from '@mawad/shared-ui/platform/is-retryable.ts';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { backendOf } from '@mawad/supabase/client';
import { type Deal, endDeals } from '@mawad/supabase/deals/queries';
import { useChangeDeals } from './deal-queries.ts';

/** Deals to end now or to remove. */
export interface EndQuestion {
  deals: Deal[];
  remove: boolean;
}

interface EndDealsProps extends EndQuestion {
  onDone: (ids: number[]) => void;
  onClose: () => void;
}

/** Confirms ending or removing deals; asks for a reason that their companies receive. */
export function EndDeals({ deals, remove, onDone, onClose }: EndDealsProps) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  const counted = (count: number) => ({ count, number: format.number(count) });
  const messageOf = useErrorMessage();
  // Deals as they were when the dialog opened, until the server refuses an attempt.
  const [seen, setSeen] = useState<Deal[] | null>(deals);
  const end = useChangeDeals({
    act: (services, reason: string) => endDeals(backendOf(services).data, seen ?? deals, { remove, reason }),
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
