import { useEffect, useReducer, useRef } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { forgetDraft, readDraft, writeDraft } from './quote-draft.ts';
import { changeLines, nextRequest, noLines, type LineChange, type LineLists } from './quote-lines.ts';
import { askerSchema, emptyAsker, type AskerField, type AskerValues } from './quote-schema.ts';
import { useAccountContact } from './use-account-contact.ts';

export interface QuoteForm {
  asker: UseFormReturn<AskerValues>;
  lists: LineLists;
  /** True after the draft is restored; lines may be added from then on. */
  isOpen: boolean;
  change: (change: LineChange) => void;
  /** Called after sending: removes the draft, or replaces it with the waiting lines. */
  finish: () => void;
}

interface State {
  /** Owner of the restored draft: a user's id, null for a guest, undefined before it is restored. */
  owner: string | null | undefined;
  lists: LineLists;
}

type Step = LineChange | { type: 'open'; owner: string | null; lists: LineLists };

function step(state: State, change: Step): State {
  if (change.type !== 'open') return { ...state, lists: changeLines(state.lists, change) };
  const { owner, lists } = change;
  // Keeps lines that were added before the draft's owner was known.
  const earlyLines = state.owner === undefined ? [...state.lists.lines, ...state.lists.waiting] : [];
  return {
    owner,
    lists: earlyLines.length > 0 ? changeLines(lists, { type: 'append', lines: earlyLines }) : lists,
  };
}

/** Whether the form has no entries besides the account's data. */
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

/** State of the quote form: restored after a reload, stored while typing, removed when the user signs out. */
export function useQuoteForm(): QuoteForm {
  const user = useStore((state) => state.session.user);
  const isSessionLoaded = useStore((state) => !state.session.loading);
  const owner = user?.id ?? null;
  const account = useAccountContact();
  const { email } = account;
  const [{ owner: opened, lists }, change] = useReducer(step, { owner: undefined, lists: noLines });
  const asker = useForm<AskerValues>({
    resolver: zodResolver(askerSchema),
    defaultValues: emptyAsker,
    mode: 'onTouched',
    // Lines come before these fields, so the form focuses the first error itself.
    shouldFocusError: false,
  });
  const { reset, getValues, setValue, subscribe } = asker;
  const isRestored = useRef(false);

  useEffect(() => {
    if (!isSessionLoaded) return;
    const draft = readDraft(owner);
    reset({ ...emptyAsker, email, ...draft?.asker }, { keepDirtyValues: !isRestored.current });
    isRestored.current = true;
    change({ type: 'open', owner, lists: draft ?? noLines });
  }, [isSessionLoaded, owner, email, reset]);

  useEffect(() => {
    if (opened !== owner) return;
    for (const name of ['full_name', 'phone'] as const) if (!getValues(name)) setValue(name, account[name]);
  }, [opened, owner, account, getValues, setValue]);

  useEffect(() => {
    if (opened !== owner) return undefined;
    const store = (values: Partial<AskerValues>) => {
      if (isEmpty(lists, values, account)) forgetDraft();
      else writeDraft({ owner, ...lists, asker: values });
    };
    store(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [opened, owner, lists, account, getValues, subscribe]);

  function finish() {
    const next = nextRequest(lists);
    // The next request has the same contact data.
    const values = next.lines.length > 0 ? getValues() : { ...emptyAsker, ...account };
    reset(values);
    change({ type: 'open', owner, lists: next });
    if (next.lines.length > 0) writeDraft({ owner, ...next, asker: values });
    else forgetDraft();
  }

  return { asker, lists, isOpen: opened === owner, change, finish };
}
