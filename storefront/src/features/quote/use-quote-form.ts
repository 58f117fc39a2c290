import { useEffect, useReducer } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useStore } from '@mawad/shared-ui/store';
import { forgetDraft, readDraft, writeDraft } from './quote-draft.ts';
import { changeLines, type LineChange, type QuoteLine } from './quote-lines.ts';
import { askerSchema, emptyAsker, type AskerValues } from './quote-schema.ts';

export interface QuoteForm {
  asker: UseFormReturn<AskerValues>;
  lines: QuoteLine[];
  /** Whether the draft was taken up, so that lines may be added. */
  isOpen: boolean;
  change: (change: LineChange) => void;
  /** Everything as at the start; the draft is gone. */
  clear: () => void;
}

interface Lines {
  /** Whose draft was taken up: a user's id, null for a guest, undefined before. */
  owner: string | null | undefined;
  lines: QuoteLine[];
}

type Step = LineChange | { type: 'open'; owner: string | null; lines: QuoteLine[] };

function step(state: Lines, change: Step): Lines {
  return change.type === 'open'
    ? { owner: change.owner, lines: change.lines }
    : { ...state, lines: changeLines(state.lines, change) };
}

const isEmpty = (lines: QuoteLine[], values: Partial<AskerValues>) =>
  lines.length === 0 && Object.entries(values).every(([name, value]) => value === '' || name === 'email');

/** The form's values: restored after a reload, kept while they are typed, gone when their writer signs out. */
export function useQuoteForm(): QuoteForm {
  const user = useStore((state) => state.session.user);
  const isKnown = useStore((state) => !state.session.loading);
  const owner = user?.id ?? null;
  const email = user?.email ?? '';
  const [{ owner: opened, lines }, change] = useReducer(step, { owner: undefined, lines: [] });
  const asker = useForm<AskerValues>({
    resolver: zodResolver(askerSchema),
    defaultValues: emptyAsker,
    mode: 'onTouched',
  });
  const { reset, getValues, subscribe } = asker;

  useEffect(() => {
    if (!isKnown) return;
    const draft = readDraft(owner);
    reset({ ...emptyAsker, email, ...draft?.asker });
    change({ type: 'open', owner, lines: draft?.lines ?? [] });
  }, [isKnown, owner, email, reset]);

  useEffect(() => {
    if (opened !== owner) return undefined;
    const keep = (values: Partial<AskerValues>) => {
      if (isEmpty(lines, values)) forgetDraft();
      else writeDraft({ owner, lines, asker: values });
    };
    keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [opened, owner, lines, getValues, subscribe]);

  function clear() {
    reset({ ...emptyAsker, email });
    change({ type: 'replace', lines: [] });
    forgetDraft();
  }

  return { asker, lines, isOpen: opened === owner, change, clear };
}
