import { useTranslation } from '@mawad/shared-i18n';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { SeenReturn } from '@mawad/supabase/returns/queries';
import type { ReturnSource } from '../return-source.ts';
import type { ReturnView } from '../return-view.ts';

/** Props of every dialog of a step. */
export interface StepDialogProps {
  view: ReturnView;
  source: ReturnSource;
  onClose: () => void;
}

interface ReturnStepOptions<Input, Result> extends StepDialogProps {
  act: (seen: SeenReturn, input: Input) => Promise<Result>;
  /** Words of the step in the messages `return-desk:steps`. */
  words: StepWords;
  /** Message of a failure that differs from that of its code. */
  explain?: (error: Error) => string | undefined;
}

export type StepWords =
  | 'accept'
  | 'refuse'
  | 'mark_sent'
  | 'receive'
  | 'settle'
  | 'part'
  | 'exchange'
  | 'appeal'
  | 'give_evidence'
  | 'ask_evidence'
  | 'decide'
  | 'undo';

/** Takes a step with a return and shows its result in a toast; `dialog` has the words and state of its dialog. */
export function useReturnStep<Input, Result>(step: ReturnStepOptions<Input, Result>) {
  const { view, source, onClose, act, words, explain } = step;
  const { t } = useTranslation('return-desk');
  const showToast = useStore((state) => state.toast.show);
  const { number } = view;
  const { decide, busy, problem } = useDecision({
    thing: view,
    act: ({ id, version }, input: Input) => act({ id, version }, input),
    onDone: () => {
      showToast({ title: t(`steps.${words}.done`, { number }) });
      onClose();
    },
    refresh: source.refresh,
    failed: t('failed'),
    explain,
  });
  const dialog = {
    title: t(`steps.${words}.title`, { number }),
    text: t(`steps.${words}.text`),
    confirmLabel: t(`steps.${words}.confirm`),
    busy,
    problem,
    onClose,
  };
  return { decide, dialog };
}
