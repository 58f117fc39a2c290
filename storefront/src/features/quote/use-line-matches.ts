import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { matchQuoteLines } from '@mawad/supabase/quotes/queries';
import { textOf, type Matches } from './line-matches.ts';
import { pageSize } from '../../bill/list-pages.tsx';
import type { QuoteLine } from './quote-lines.ts';

/** Lists up to this length are looked up whole, longer ones page by page until the buyer asks for all. */
const wholeUpTo = 200;
/** Lines of a call, half of what the database takes, so that a slow one stays inside its time limit. */
const atOnce = 25;
/** Calls at a time. */
const parallel = 2;
/** Pause in ms after the last change of the lines. */
const settleDelay = 300;

export interface LineMatches {
  matches: Matches;
  /** Distinct descriptions that were looked up, of those that are to be. */
  done: number;
  wanted: number;
  /** Whether lines of other pages were not asked for. */
  isPartial: boolean;
  hasFailed: boolean;
  matchAll: () => void;
  retry: () => void;
}

/** Looks lines up in the catalogue: those of the shown page first, each description once. */
export function useLineMatches(lines: readonly QuoteLine[], page: number): LineMatches {
  const services = useServices();
  const [matches, setMatches] = useState<Matches>(new Map());
  const known = useRef(matches);
  const [isWhole, setWhole] = useState(false);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const isPartial = !isWhole && lines.length > wholeUpTo;

  const wanted = useMemo(() => {
    const shown = lines.slice(page * pageSize, (page + 1) * pageSize);
    const texts = (isPartial ? shown : [...shown, ...lines]).map(textOf);
    return [...new Set(texts)].filter((text) => text.length > 1 && text.length <= 500);
  }, [lines, page, isPartial]);

  useEffect(() => {
    const missing = wanted.filter((text) => !known.current.has(text));
    if (missing.length === 0) return undefined;
    const abort = new AbortController();
    const work = async () => {
      const texts = missing.splice(0, atOnce);
      if (texts.length === 0 || abort.signal.aborted) return;
      const asked = texts.map((text, place) => ({ key: String(place), text }));
      const found = await matchQuoteLines(backendOf(services).data, asked, abort.signal);
      if (abort.signal.aborted) return;
      known.current = new Map([
        ...known.current,
        ...found.map((one) => [texts[Number(one.key)]!, one] as const),
      ]);
      setMatches(known.current);
      await work();
    };
    const fail = () => {
      if (!abort.signal.aborted) setFailures((count) => count + 1);
    };
    const timer = setTimeout(() => {
      for (let worker = 0; worker < parallel; worker += 1) void work().catch(fail);
    }, settleDelay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, services, attempt]);

  const retry = useCallback(() => {
    setFailures(0);
    setAttempt((count) => count + 1);
  }, []);
  return {
    matches,
    done: wanted.reduce((count, text) => count + (matches.has(text) ? 1 : 0), 0),
    wanted: wanted.length,
    isPartial,
    hasFailed: failures > 0,
    matchAll: () => setWhole(true),
    retry,
  };
}
