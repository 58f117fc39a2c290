import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { SelectionBar } from '@mawad/shared-ui/components/portal/selection-bar';
import { Button } from '@mawad/shared-ui/mui';
import type { Selection } from '@mawad/shared-ui/portal/use-selection';
import type { DataClient } from '@mawad/supabase/client';
import { useStaffAction } from './use-staff-action.ts';

/** Reviews or questions that the staff is about to hide or show. */
export interface Decision {
  ids: number[];
  hide: boolean;
}

interface ModerationBarProps<Row extends { id: number }> {
  selection: Selection<Row>;
  /** The rows of the shown page. */
  page: Row[];
  onDecide: (decision: Decision) => void;
}

/** Hides or shows the ticked rows; needs the messages `reviews`. */
export function ModerationBar<Row extends { id: number }>(props: ModerationBarProps<Row>) {
  const { selection, page, onDecide } = props;
  const { t } = useTranslation('reviews');
  const decide = (hide: boolean) => onDecide({ ids: selection.rows.map(({ id }) => id), hide });
  return (
    <SelectionBar selection={selection} page={page}>
      <Button size="small" color="error" variant="outlined" onClick={() => decide(true)}>
        {t('hide')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => decide(false)}>
        {t('show')}
      </Button>
    </SelectionBar>
  );
}

interface ModerationProps extends Decision {
  /** Domain of their queries, which is also the namespace of their messages; those that both use are in `reviews`. */
  of: 'reviews' | 'questions';
  moderate: (db: DataClient, ids: number[], reason?: string) => Promise<number>;
  /** After they were changed. */
  onDone: (ids: number[]) => void;
  onClose: () => void;
}

/** Asks once before reviews or questions are hidden, with a reason for their authors, or shown. */
export function Moderation({ ids, hide, of, moderate, onDone, onClose }: ModerationProps) {
  const { t } = useTranslation(['reviews', 'questions']);
  const format = useFormat();
  const counted = (count: number) => ({ count, number: format.number(count) });
  const action = useStaffAction<string | undefined, number>({
    act: ({ data }, reason) => moderate(data, ids, reason),
    reads: [of, 'queues'],
    done: (_reason, count) => t(`${of}:${hide ? 'hidden' : 'shown'}`, counted(count)),
    failed: t(`${of}:moderationFailed`),
    onDone: () => {
      onDone(ids);
      onClose();
    },
  });
  return (
    <DecisionDialog
      title={t(`${of}:${hide ? 'hideTitle' : 'showTitle'}`, counted(ids.length))}
      text={t(`${of}:${hide ? 'hideText' : 'showText'}`)}
      confirmLabel={t(hide ? 'hide' : 'show')}
      tone={hide ? 'error' : 'primary'}
      note={hide ? { label: t('hideReason'), missing: t(`${of}:hideReasonMissing`) } : undefined}
      busy={action.isPending}
      onConfirm={(reason) => action.mutate(reason)}
      onClose={onClose}
    />
  );
}
