import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { moderateQuestions } from '@mawad/supabase/queries/questions';
import { useStaffAction } from '../../use-staff-action.ts';

/** Questions that the staff is about to hide or show. */
export interface Decision {
  ids: number[];
  hide: boolean;
}

interface ModerationProps extends Decision {
  /** After the questions were changed. */
  onDone: (ids: number[]) => void;
  onClose: () => void;
}

/** Asks once before questions are hidden, with a reason for their askers, or shown. */
export function Moderation({ ids, hide, onDone, onClose }: ModerationProps) {
  const { t } = useTranslation(['questions', 'reviews']);
  const format = useFormat();
  const counted = (count: number) => ({ count, number: format.number(count) });
  const moderate = useStaffAction<string | undefined, number>({
    act: ({ data }, reason) => moderateQuestions(data, ids, reason),
    reads: ['questions', 'queues'],
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
      confirmLabel={t(hide ? 'reviews:hide' : 'reviews:show')}
      tone={hide ? 'error' : 'primary'}
      note={hide ? { label: t('reviews:hideReason'), missing: t('hideReasonMissing') } : undefined}
      busy={moderate.isPending}
      onConfirm={(reason) => moderate.mutate(reason)}
      onClose={onClose}
    />
  );
}
