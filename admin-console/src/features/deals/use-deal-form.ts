import { useDeferredValue, useState } from 'react';
import { type NumberResult, readNumber, readPercent } from '@mawad/shared-i18n/read-number';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { isUsableTime, localTimeOf, momentOf } from '@mawad/shared-ui/kit/baghdad-time.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { dealLimit, type DealPlan, type PlannedDeal } from '@mawad/supabase/deals/queries';
import { type DealStart, idsOf } from './deal-address.ts';
import { dealPlanQuery } from './deal-queries.ts';

const week = 7 * 24 * 60 * 60 * 1000;

export interface DealTermValues {
  /** One percentage for all products, or a price per product. */
  kind: 'percent' | 'price';
  percent: string;
  /** `datetime-local` value in Baghdad time; '' means now. */
  starts: string;
  ends: string;
}
export type TermProblem = 'percent' | 'endMissing' | 'endBeforeStart' | 'endPast' | 'dateRange';

/** End of the day in Baghdad one week from now. */
const weekFromNow = () => `${localTimeOf(new Date(Date.now() + week).toISOString()).slice(0, 10)}T23:59`;

/** Parsed number if it has at most two decimals, as the database stores it. */
function numberOf(result: NumberResult): number | undefined {
  return 'value' in result && Number(result.value.toFixed(2)) === result.value ? result.value : undefined;
}

function problemsOf(
  terms: DealTermValues,
  starts: string | null,
): { percent?: TermProblem; starts?: TermProblem; ends?: TermProblem } {
  const percent = numberOf(readPercent(terms.percent));
  const ends = momentOf(terms.ends);
  const isPercentWrong = terms.kind === 'percent' && !(percent && percent >= 1 && percent <= 90);
  const end = ends ? Date.parse(ends) : NaN;
  return {
    ...(isPercentWrong && { percent: 'percent' }),
    ...(terms.starts && !isUsableTime(terms.starts) && { starts: 'dateRange' }),
    ...(ends === null
      ? { ends: 'endMissing' }
      : !isUsableTime(terms.ends)
        ? { ends: 'dateRange' }
        : end <= Date.now()
          ? { ends: 'endPast' }
          : starts && end <= Date.parse(starts)
            ? { ends: 'endBeforeStart' }
            : {}),
  };
}

/** State of the deal form and the preview computed by the database. */
export function useDealForm(start: DealStart) {
  const [params, setParams] = useSearchParams();
  const ids = idsOf(params).slice(0, dealLimit);
  const [terms, setTerms] = useState<DealTermValues>(() => ({
    kind: start.isChange ? 'price' : 'percent',
    percent: '10',
    starts: localTimeOf(start.starts),
    ends: start.ends && Date.parse(start.ends) > Date.now() ? localTimeOf(start.ends) : weekFromNow(),
  }));
  const [prices, setPrices] = useState<Record<number, string>>({});
  const [shown, setShown] = useState<ReadonlyMap<number, string> | null>(null);

  const startsAt = momentOf(terms.starts, start.starts);
  const problems = problemsOf(terms, startsAt);
  const percent = problems.percent ? undefined : numberOf(readPercent(terms.percent));
  // An invalid end is reported at its field; until it is corrected the preview assumes one week.
  const ends = problems.ends ? momentOf(weekFromNow()) : momentOf(terms.ends, start.ends);
  const plan: DealPlan = useDeferredValue({
    ...(terms.kind === 'percent' && { percent }),
    ...(startsAt && !problems.starts && !problems.ends && { starts_at: startsAt }),
    ends_at: ends ?? '',
    products: ids.map((id) => ({
      id,
      ...(terms.kind === 'price' && { price: numberOf(readNumber(prices[id] ?? '')) }),
      ...(shown?.has(id) && { mark: shown.get(id) }),
    })),
  });
  const query = useQuery(dealPlanQuery(useServices(), plan));
  // The last response may include products that were removed since.
  const rows = (query.data ?? []).filter(({ id }) => ids.includes(id));

  // Existing deals start with their current prices.
  if (terms.kind === 'price') {
    const missing = rows.filter(({ id, replaces }) => replaces && prices[id] === undefined);
    if (missing.length > 0)
      setPrices({
        ...prices,
        ...Object.fromEntries(missing.map(({ id, replaces }) => [id, String(replaces!.price)])),
      });
  }

  const setIds = (next: number[]) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next.length > 0) after.set('products', next.join(','));
        else after.delete('products');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    ids,
    rows,
    query,
    plan,
    terms,
    problems,
    prices,
    /** True if prices changed since they were shown and the reader has not accepted the new ones. */
    isHeld: shown !== null,
    add: (more: number[]) => setIds([...new Set([...ids, ...more])].slice(0, dealLimit)),
    drop: (id: number) => setIds(ids.filter((other) => other !== id)),
    setTerm: (change: Partial<DealTermValues>) => setTerms((before) => ({ ...before, ...change })),
    setPrice: (id: number, text: string) => setPrices((before) => ({ ...before, [id]: text })),
    /** Keeps the shown prices and marks those that changed since. */
    hold: (seen: PlannedDeal[]) =>
      setShown(new Map(seen.flatMap(({ id, mark }) => (mark ? [[id, mark] as const] : [])))),
    takeNewPrices: () => setShown(null),
  };
}

export type DealForm = ReturnType<typeof useDealForm>;
