import { useEffect, useReducer, useRef } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useStore } from '@mawad/shared-ui/store';
import { forgetDraft, readDraft, writeDraft } from './quote-draft.ts';
import { changeLines, nextRequest, noLines, type LineChange, type LineLists } from './quote-lines.ts';
import { askerSchema, emptyAsker, type AskerField, type AskerValues } from './quote-schema.ts';
import { useAccountAnswers } from './use-account-answers.ts';

export interface QuoteForm {
  asker: UseFormReturn<AskerValues>;
  lists: LineLists;
  /** Whether the draft was taken up, so that lines may be added. */
  isOpen: boolean;
  change: (change: LineChange) => void;
  /** The request is sent: the draft is gone, or becomes that of the lines which had to wait. */
  finish: () => void;
}

interface State {
  /** Whose draft was taken up: a user's id, null for a guest, undefined before. */
  owner: string | null | undefined;
  lists: LineLists;
}

type Step = LineChange | { type: 'open'; owner: string | null; lists: LineLists };

function step(state: State, change: Step): State {
  if (change.type !== 'open') return { ...state, lists: changeLines(state.lists, change) };
  const { owner, lists } = change;
  // What was added before anybody knew whose draft this is goes on.
  const early = state.owner === undefined ? [...state.lists.lines, ...state.lists.waiting] : [];
  return { owner, lists: early.length > 0 ? changeLines(lists, { type: 'append', lines: early }) : lists };
}

/** Whether nothing was entered but what the account answers itself. */
const isEmpty = (
  { lines, waiting }: LineLists,
  values: Partial<AskerValues>,
  account: Partial<AskerValues>,
) =>
  lines.length === 0 &&
  waiting.length === 0 &&
  Object.entries(values).every(
    ([name, value]) => value === '' || name === 'email' || value === account[name as AskerField],
  );

/** The form's values: restored after a reload, kept while they are typed, gone when their writer signs out. */
export function useQuoteForm(): QuoteForm {
  const user = useStore((state) => state.session.user);
  const isKnown = useStore((state) => !state.session.loading);
  const owner = user?.id ?? null;
  const account = useAccountAnswers();
  const { email } = account;
  const [{ owner: opened, lists }, change] = useReducer(step, { owner: undefined, lists: noLines });
  const asker = useForm<AskerValues>({
    resolver: zodResolver(askerSchema),
    defaultValues: emptyAsker,
    mode: 'onTouched',
    // A wrong line stands before these fields; the form itself finds the first wrong one.
    shouldFocusError: false,
  });
  const { reset, getValues, setValue, subscribe } = asker;
  const isAnyKnown = useRef(false);

  useEffect(() => {
    if (!isKnown) return;
    const draft = readDraft(owner);
    reset({ ...emptyAsker, email, ...draft?.asker }, { keepDirtyValues: !isAnyKnown.current });
    isAnyKnown.current = true;
    change({ type: 'open', owner, lists: draft ?? noLines });
  }, [isKnown, owner, email, reset]);

  useEffect(() => {
    if (opened !== owner) return;
    for (const name of ['full_name', 'phone'] as const) if (!getValues(name)) setValue(name, account[name]);
  }, [opened, owner, account, getValues, setValue]);

  useEffect(() => {
    if (opened !== owner) return undefined;
    const keep = (values: Partial<AskerValues>) => {
      if (isEmpty(lists, values, account)) forgetDraft();
      else writeDraft({ owner, ...lists, asker: values });
    };
    keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [opened, owner, lists, account, getValues, subscribe]);

  function finish() {
    const next = nextRequest(lists);
    // The same person goes on with the same answers.
    const values = next.lines.length > 0 ? getValues() : { ...emptyAsker, ...account };
    reset(values);
    change({ type: 'open', owner, lists: next });
    if (next.lines.length > 0) writeDraft({ owner, ...next, asker: values });
    else forgetDraft();
  }

  return { asker, lists, isOpen: opened === owner, change, finish };
}
