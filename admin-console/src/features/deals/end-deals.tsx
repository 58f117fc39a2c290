import { useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { isRetryable } from '@mawad/shared-ui/platform/is-retryable.ts';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import type { Matching } from '@mawad/supabase/base/lists-answers';
import { backendOf } from '@mawad/supabase/client';
import { type Deal, type DealFilter, endDeals, endMatchingDeals } from '@mawad/supabase/deals/queries';
import { useChangeDeals } from './deal-queries.ts';

/** Deals to end now or to remove: `deals`, or those of `matching`. */
export interface EndQuestion {
  deals: Deal[];
  matching?: Matching<DealFilter>;
  remove: boolean;
}

interface EndDealsProps extends EndQuestion {
  onDone: (ids: number[]) => void;
  onClose: () => void;
}

/** Confirms ending or removing deals; asks for a reason that their companies receive. */
export function EndDeals({ deals, matching, remove, onDone, onClose }: EndDealsProps) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  const counted = (count: number) => ({ count, number: format.number(count) });
  const messageOf = useErrorMessage();
  // Deals as they were when the dialog opened, until the server refuses an attempt.
  const [seen, setSeen] = useState<Deal[] | null>(deals);
  const end = useChangeDeals({
    act: (services, reason: string) =>
      matching
        ? endMatchingDeals(backendOf(services).data, matching, { remove, reason })
        : endDeals(backendOf(services).data, seen ?? deals, { remove, reason }),
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
      title={t(remove ? 'removeTitle' : 'endTitle', counted(matching?.expected ?? deals.length))}
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
