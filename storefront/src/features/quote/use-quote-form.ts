import { useCallback, useEffect, useReducer, useRef } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { DraftSlot, QuoteDraft } from './quote-draft.ts';
import { changeLines, type LineChange, type QuoteLine } from './quote-lines.ts';
import { askerSchema, emptyAsker, type AskerField, type AskerValues } from './quote-schema.ts';
import { useAccountContact } from './use-account-contact.ts';

/** Where a form's content came from. */
type Origin = Pick<QuoteDraft, 'draft_id' | 'saved_at' | 'repeats_id'>;

export interface QuoteForm {
  asker: UseFormReturn<AskerValues>;
  lines: QuoteLine[];
  /** True after the draft is restored; lines may be added from then on. */
  isOpen: boolean;
  origin: Origin;
  change: (change: LineChange) => void;
  /** Replaces the content of the form. */
  open: (draft: Omit<QuoteDraft, 'owner'>) => void;
  /** The content of the form. */
  current: () => QuoteDraft;
  /** Called after sending: removes the draft. */
  finish: () => void;
}

interface State {
  /** Owner of the restored draft: a user's id, null for a guest, undefined before it is restored. */
  owner: string | null | undefined;
  lines: QuoteLine[];
  origin: Origin;
}

type Step = LineChange | { type: 'open'; owner: string | null; lines: QuoteLine[]; origin: Origin };

function step(state: State, change: Step): State {
  if (change.type !== 'open') return { ...state, lines: changeLines(state.lines, change) };
  const { owner, lines, origin } = change;
  // Keeps lines that were added before the draft's owner was known.
  const early = state.owner === undefined ? state.lines : [];
  return { owner, origin, lines: changeLines(lines, { type: 'append', lines: early }) };
}

/** Whether the form has no entries besides the account's data. */
function isEmpty(lines: readonly QuoteLine[], values: object, account: Partial<AskerValues>): boolean {
  const empty = emptyAsker();
  return (
    lines.length === 0 &&
    Object.entries(values).every(([field, value]) => {
      const name = field as AskerField;
      return (
        JSON.stringify(value) === JSON.stringify(empty[name]) || name === 'email' || value === account[name]
      );
    })
  );
}

const originOf = ({ draft_id, saved_at, repeats_id }: Origin): Origin => ({
  ...(draft_id && { draft_id }),
  ...(saved_at && { saved_at }),
  ...(repeats_id && { repeats_id }),
});

interface FormOptions {
  slot: DraftSlot;
  /** Content without a stored draft; by default the account's data alone. */
  start?: Omit<QuoteDraft, 'owner'>;
}

/** State of the quote form: restored after a reload, stored while typing, removed when the user signs out. */
export function useQuoteForm({ slot, start }: FormOptions): QuoteForm {
  const user = useStore((state) => state.session.user);
  const isSessionLoaded = useStore((state) => !state.session.loading);
  const owner = user?.id ?? null;
  const account = useAccountContact();
  const { email } = account;
  const [state, change] = useReducer(step, { owner: undefined, lines: [], origin: {} });
  const { owner: opened, lines, origin } = state;
  const asker = useForm<AskerValues>({
    resolver: zodResolver(askerSchema),
    defaultValues: emptyAsker(),
    mode: 'onTouched',
    // Lines come before these fields, so the form focuses the first error itself.
    shouldFocusError: false,
  });
  const { reset, getValues, setValue, subscribe } = asker;
  const isRestored = useRef(false);
  const initial = useRef({ slot, start });

  useEffect(() => {
    if (!isSessionLoaded) return;
    const draft = initial.current.slot.read(owner) ?? initial.current.start;
    reset({ ...emptyAsker(), email, ...draft?.asker }, { keepDirtyValues: !isRestored.current });
    isRestored.current = true;
    change({ type: 'open', owner, lines: draft?.lines ?? [], origin: originOf(draft ?? {}) });
  }, [isSessionLoaded, owner, email, reset]);

  useEffect(() => {
    if (opened !== owner) return;
    for (const name of ['full_name', 'phone'] as const) if (!getValues(name)) setValue(name, account[name]);
  }, [opened, owner, account, getValues, setValue]);

  useEffect(() => {
    if (opened !== owner) return undefined;
    const store = (values: Partial<AskerValues>) => {
      if (isEmpty(lines, values, account)) initial.current.slot.forget(owner);
      else initial.current.slot.write({ owner, lines, ...origin, asker: values });
    };
    store(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [opened, owner, lines, origin, account, getValues, subscribe]);

  const open = useCallback(
    (draft: Omit<QuoteDraft, 'owner'>) => {
      reset({ ...getValues(), ...draft.asker });
      change({ type: 'open', owner, lines: draft.lines, origin: originOf(draft) });
    },
    [owner, reset, getValues],
  );

  function finish() {
    reset({ ...emptyAsker(), ...account });
    change({ type: 'open', owner, lines: [], origin: {} });
    slot.forget(owner);
  }

  const current = () => ({ owner, lines, ...origin, asker: getValues() });
  return { asker, lines, isOpen: opened === owner, origin, change, open, current, finish };
}
