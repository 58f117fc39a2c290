import { useMemo, useState } from 'react';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';
import {
  blankLine,
  currentOffer,
  type LineValues,
  newestRevision,
  type OfferFile,
  type OfferTerms,
  type OfferValues,
  sameValues,
  startValues,
} from './offer-values.ts';
import { readOffer } from './read-offer.ts';

/** Values of the terms without the lines. */
function termsOf({ lines: _lines, ...terms }: OfferValues): OfferTerms {
  return terms;
}

/** Differences from the values with which the form opened; null if there are none. */
export interface OfferChanges {
  terms: OfferTerms | null;
  lines: Record<string, LineValues>;
}

function changesOf(start: OfferValues, values: OfferValues): OfferChanges | null {
  const lines = Object.fromEntries(
    Object.entries(values.lines).filter(([id, line]) => !sameValues(line, start.lines[id])),
  );
  const terms = sameValues(termsOf(values), termsOf(start)) ? null : termsOf(values);
  return terms || Object.keys(lines).length > 0 ? { terms, lines } : null;
}

/** Puts changes on top of values; changes of lines that no longer exist are dropped. */
function withChanges(start: OfferValues, changes: OfferChanges | null): OfferValues {
  if (!changes) return start;
  const lines = Object.entries(changes.lines).filter(([id]) => id in start.lines);
  return { ...start, ...changes.terms, lines: { ...start.lines, ...Object.fromEntries(lines) } };
}

interface FormState {
  /** Revisions of request and offer from which `start` was made. */
  basis: string;
  start: OfferValues;
  values: OfferValues;
}

const basisOf = (quote: AskedQuote) =>
  [quote.revision, newestRevision(quote), currentOffer(quote)?.id].join(' ');

/**
 * State of the offer form. When the buyer amends the request or a colleague sends an offer, the typed values stay on top of
 * the new ones.
 */
export function useOfferForm(quote: AskedQuote, draft: OfferChanges | null) {
  const basis = basisOf(quote);
  const [state, setState] = useState<FormState>(() => {
    const start = startValues(quote);
    return { basis, start, values: withChanges(start, draft) };
  });
  let current = state;
  if (state.basis !== basis) {
    const start = startValues(quote);
    current = { basis, start, values: withChanges(start, changesOf(state.start, state.values)) };
    setState(current);
  }
  const { start, values } = current;
  const reading = useMemo(() => readOffer(quote.lines, values), [quote.lines, values]);
  const changes = useMemo(() => changesOf(start, values), [start, values]);

  const change = (make: (before: OfferValues) => OfferValues) =>
    setState((before) => ({ ...before, values: make(before.values) }));
  return {
    values,
    reading,
    changes,
    valuesOf: (lineId: string) =>
      values.lines[lineId] ?? blankLine(quote.lines.find(({ id }) => id === lineId)!),
    setLine: (id: string, line: LineValues) =>
      change((before) => ({ ...before, lines: { ...before.lines, [id]: line } })),
    setLines: (lines: ReadonlyMap<string, LineValues>) =>
      change((before) => ({ ...before, lines: { ...before.lines, ...Object.fromEntries(lines) } })),
    setTerms: (terms: Partial<OfferTerms>) => change((before) => ({ ...before, ...terms })),
    addFile: (file: OfferFile) =>
      change((before) => ({
        ...before,
        // A file is named by its content, so the same file has the same path.
        files: [...before.files.filter(({ path }) => path !== file.path), file],
      })),
    removeFile: (path: string) =>
      change((before) => ({ ...before, files: before.files.filter((file) => file.path !== path) })),
    /** Puts all values back, for undo. */
    restore: (all: OfferValues) => change(() => all),
    /** Takes the values as sent: they are replaced by the offer as the database stored it. */
    settle: () => setState((before) => ({ ...before, start: before.values })),
    reset: () => change(() => current.start),
  };
}

export type OfferForm = ReturnType<typeof useOfferForm>;
