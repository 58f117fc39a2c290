import { useState } from 'react';
import { useErrorMessage } from '@mawad/shared-i18n';
import { useMutation } from '@mawad/shared-ui/query';

interface Decision<Thing, Input, Answer> {
  /** The object of the decision as the page shows it now. */
  thing: Thing;
  act: (seen: Thing, input: Input) => Promise<Answer>;
  onDone: (answer: Answer, input: Input) => void;
  /** Reloads the page's data, also after a failure. */
  refresh: () => Promise<unknown>;
  /** Title of a failure. */
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
 * dialog; the next attempt uses the object as the page shows it then.
 */
export function useDecision<Thing, Input, Answer>(decision: Decision<Thing, Input, Answer>) {
  const { thing, act, onDone, refresh, failed, explain } = decision;
  const messageOf = useErrorMessage();
  const [seen, setSeen] = useState<Thing | null>(thing);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: Input) => act(seen ?? thing, input),
    onSuccess: onDone,
    onError: () => setSeen(null),
    onSettled: refresh,
  });
  const problem: DecisionProblem | undefined = error
    ? { title: failed, text: explain?.(error) ?? messageOf(error) }
    : undefined;
  return { decide: mutate, busy: isPending, problem };
}
