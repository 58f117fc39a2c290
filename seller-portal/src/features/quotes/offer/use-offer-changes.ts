import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';
import type { AskedLine, LineValues } from './offer-values.ts';
import type { CellChanges } from './paste.ts';
import type { CellProblem, CellProblems, ColumnName } from './read-offer.ts';
import type { OfferForm } from './use-offer-form.ts';

/** Changes of one or many lines; changes of many can be undone, and a changed line is no longer marked as refused. */
export function useOfferChanges(quote: AskedQuote, form: OfferForm) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const showToast = useStore((state) => state.toast.show);
  /** Refusals of the database, by line. */
  const [refusals, setRefusals] = useState<ReadonlyMap<string, CellProblems>>(new Map());
  const { values, reading } = form;
  const { open } = reading.totals;

  function forgetRefusals(ids: Iterable<string>) {
    if (refusals.size === 0) return;
    const left = new Map(refusals);
    for (const id of ids) left.delete(id);
    setRefusals(left);
  }
  function changeMany(lines: ReadonlyMap<string, LineValues>, title: string, description?: string) {
    form.setLines(lines);
    forgetRefusals(lines.keys());
    showToast({ title, description, action: { label: t('undo'), run: () => form.restore(values) } });
  }
  const linesWith = (lines: readonly AskedLine[], change: Partial<LineValues>) =>
    new Map(lines.map(({ id }): [string, LineValues] => [id, { ...values.lines[id]!, ...change }]));

  return {
    refusals,
    refuse: (lineId: string, column: ColumnName, problem: CellProblem) =>
      setRefusals((before) => new Map(before).set(lineId, { [column]: problem })),
    change(line: AskedLine, next: LineValues) {
      form.setLine(line.id, next);
      forgetRefusals([line.id]);
    },
    changeMany,
    /** Writes the cells of a paste, a fill or a deletion and reports those that do not fit. */
    changeCells({ lines, written, unwritten, beyond }: CellChanges, done: 'pasted' | 'filled' | 'cleared') {
      const notes = [
        unwritten.length > 0 &&
          t('grid.unwritten', {
            count: unwritten.length,
            number: format.number(unwritten.length),
            example: `\u2068${unwritten[0]!.text}\u2069`,
          }),
        beyond > 0 && t('grid.beyond', { count: beyond, number: format.number(beyond) }),
      ].filter(Boolean);
      const title = t(`grid.${done}`, { count: written, number: format.number(written) });
      changeMany(lines, title, notes.join(' ') || undefined);
    },
    setLead: (lead: string) =>
      changeMany(
        linesWith(
          quote.lines.filter(({ id }) => !values.lines[id]!.refusal),
          { lead },
        ),
        t('tools.leadDone'),
      ),
    refuseRest: (refusal: LineValues['refusal']) =>
      changeMany(
        linesWith(open, { refusal }),
        t('tools.restDone', { count: open.length, number: format.number(open.length) }),
      ),
  };
}
