import { useRef } from 'react';
import { useErrorMessage } from '@mawad/shared-i18n';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';

interface Decision<Thing, Input, Result> {
  /** The object of the decision as the page shows it now. */
  thing: Thing;
  act: (seen: Thing, input: Input) => Promise<Result>;
  onDone: (result: Result, input: Input) => void;
  /** Reloads the page's data, also after a failure. */
  refresh: () => Promise<unknown>;
  failed: string;
  /** Message of a failure that differs from that of its code. */
  explain?: (error: Error) => string | undefined;
}

/** Title and text of a failed decision for its dialog. */
export interface DecisionProblem {
  title: string;
  text: string;
}

/**
 * Decides on an object as it was when the hook was mounted with its dialog: data that arrives while the
 * dialog is open does not change the object of the decision. A failure is returned as `problem` for the open
 * dialog. After `changed_meanwhile` the next attempt uses the object as the page shows it then; after any other
 * failure, such as a lost reply, it uses the same version again, so that the database recognises a repetition.
 */
export function useDecision<Thing, Input, Result>(decision: Decision<Thing, Input, Result>) {
  const { thing, act, onDone, refresh, failed, explain } = decision;
  const messageOf = useErrorMessage();
  // Null after changed_meanwhile, until the next attempt.
  const seen = useRef<Thing | null>(thing);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: Input) => act((seen.current ??= thing), input),
    onSuccess: onDone,
    onError: (failure) => {
      if (isChangedMeanwhile(failure)) seen.current = null;
    },
    onSettled: refresh,
  });
  const problem: DecisionProblem | undefined = error
    ? { title: failed, text: explain?.(error) ?? messageOf(error) }
    : undefined;
  return { decide: mutate, busy: isPending, problem, error };
}

function isChangedMeanwhile(error: Error): boolean {
  return 'code' in error && error.code === 'changed_meanwhile';
}
