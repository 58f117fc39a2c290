import { useState } from 'react';
import { useErrorMessage } from '@mawad/shared-i18n';
import { useMutation } from '@mawad/shared-ui/query';

interface Decision<Thing, Input, Answer> {
  /** What the decision is about, as the page shows it now. */
  thing: Thing;
  act: (seen: Thing, input: Input) => Promise<Answer>;
  onDone: (answer: Answer, input: Input) => void;
  /** Reads the page's data again, also after a failure. */
  refresh: () => Promise<unknown>;
  /** Title of a failure. */
  failed: string;
  /** Text of a failure that has another than its code's. */
  explain?: (error: Error) => string | undefined;
}

/** A failed decision, as its dialog shows it. */
export interface DecisionProblem {
  title: string;
  text: string;
}

/**
 * Decides on a thing as it was when the hook was mounted, with the dialog: data that arrives while the dialog is open does not
 * change what the person decides on. A failure is returned as `problem` for the open dialog; after it, the next attempt is
 * about the thing as the page shows it then.
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
