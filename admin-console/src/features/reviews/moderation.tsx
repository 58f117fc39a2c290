import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { moderateReviews } from '@mawad/supabase/queries/reviews';
import { useStaffAction } from '../../use-staff-action.ts';

/** Reviews that the staff is about to hide or show. */
export interface ModerationQuestion {
  ids: number[];
  hide: boolean;
}

interface ModerationProps extends ModerationQuestion {
  /** After the reviews were changed. */
  onDone: (ids: number[]) => void;
  onClose: () => void;
}

/** Asks once before reviews are hidden, with a reason for their authors, or shown. */
export function Moderation({ ids, hide, onDone, onClose }: ModerationProps) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const counted = (count: number) => ({ count, number: format.number(count) });
  const moderate = useStaffAction<string | undefined, number>({
    act: ({ data }, reason) => moderateReviews(data, ids, reason),
    reads: ['reviews', 'queues'],
    done: (_reason, count) => t(hide ? 'hidden' : 'shown', counted(count)),
    failed: t('moderationFailed'),
    onDone: () => {
      onDone(ids);
      onClose();
    },
  });
  return (
    <DecisionDialog
      title={t(hide ? 'hideTitle' : 'showTitle', counted(ids.length))}
      text={t(hide ? 'hideText' : 'showText')}
      confirmLabel={t(hide ? 'hide' : 'show')}
      tone={hide ? 'error' : 'primary'}
      note={hide ? { label: t('hideReason'), missing: t('hideReasonMissing') } : undefined}
      busy={moderate.isPending}
      onConfirm={(reason) => moderate.mutate(reason)}
      onClose={onClose}
    />
  );
}
