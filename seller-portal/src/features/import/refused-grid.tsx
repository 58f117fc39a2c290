import { type SyntheticEvent, useId, useState } from 'react';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { isolated } from '@mawad/shared-ui/spreadsheet/refused-sheet.ts';
import {
  correctImportRows,
  type ImportCorrection,
  type ImportProblem,
  type ImportProgress,
  type ImportRow,
} from '@mawad/supabase/imports/queries';
import { categoriesQuery } from '../../categories-query.ts';
import type { ColumnTarget } from '../../product-file/fields.ts';
import { headingOf } from '../../product-file/heading-of.ts';
import { categoryFinder } from '../../product-file/resolve-category.ts';
import { GridCell } from './grid-cell.tsx';
import type { ImportDraftState } from './import-draft.ts';
import { importRowsQuery } from './import-queries.ts';
import { cellTextOf, readCells } from './mend-cells.ts';
import { describeProblem, fieldOf } from './refused-rows.ts';
import { RowProduct } from './row-product.tsx';
import { useAttributes } from './use-attributes.ts';
import { useCellChoices } from './use-cell-choices.ts';
import { useCorrectRows } from './use-correct-rows.ts';

interface RefusedGridProps {
  one: ImportProgress;
  state: ImportDraftState;
  pageSize: number;
}

/** Table of the refused rows with a cell for each field that has a problem; all edited rows are saved together. */
export function RefusedGrid({ one, state, pageSize }: RefusedGridProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const language = useLanguage();
  const attributes = useAttributes();
  const list = useListParams();
  const listId = useId();
  const choicesOf = useCellChoices();
  const services = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(services));
  const query = useQuery(
    importRowsQuery(services, one, { outcome: 'refused', page: list.page, page_size: pageSize }),
  );
  const rows = query.data?.items ?? [];
  const fields = fieldsOf(rows);
  const { cells } = state.draft;
  const edited = Object.keys(cells).length;
  const { problems, save, discard, isPending } = useSave(one.id, state);

  /** Writes texts into a column from a row on. */
  function write(from: ImportRow, field: ColumnTarget, texts: readonly string[]) {
    const start = rows.findIndex(({ row }) => row === from.row);
    const next = { ...cells };
    for (const [place, text] of texts.entries()) {
      const row = rows[start + place];
      if (!row) break;
      const { [field]: _before, ...others } = next[row.row] ?? {};
      const isSame = text === cellTextOf(row, field, categories, language);
      const own = isSame ? others : { ...others, [field]: text };
      if (Object.keys(own).length > 0) next[row.row] = own;
      else delete next[row.row];
    }
    state.change({ cells: next });
  }

  const columns: PortalColumn<ImportRow>[] = [
    { id: 'row', header: t('rows.row'), cell: ({ row }) => <Ltr>{row}</Ltr> },
    { id: 'product', header: t('rows.product'), cell: (row) => <RowProduct row={row} />, lead: true },
    ...fields.map((field): PortalColumn<ImportRow> => ({
      id: field,
      header: headingOf(field, language, attributes),
      cell: (row) => (
        <GridCell
          row={row}
          field={field}
          text={cells[row.row]?.[field] ?? cellTextOf(row, field, categories, language)}
          list={choicesOf(field) ? `${listId}-${field}` : undefined}
          problem={problems.find((one) => one.row === row.row && one.problem.field === field)?.problem}
          onChange={(texts) => write(row, field, texts)}
        />
      ),
    })),
  ];
  return (
    <Box component="form" noValidate onSubmit={save} sx={formStyle}>
      {fields.map((field) => {
        const choices = choicesOf(field);
        return (
          choices && (
            <datalist key={field} id={`${listId}-${field}`}>
              {choices.map(({ text }) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )
        );
      })}
      <PortalList
        label={t('rows.title')}
        query={query}
        columns={columns}
        rowKey={({ row }) => row}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('rows.count', { count, number: format.number(count) })}
        empty={<EmptyState title={t('rows.empty')} />}
      />
      {problems.length > 0 && (
        <Alert severity="error" role="alert">
          {problems.slice(0, shownProblems).map(({ row, problem }) => (
            <div key={`${row} ${problem.field}`}>
              {t('staging.doubt', {
                row,
                text: describeProblem(isolated(problem), language, t, attributes),
              })}
            </div>
          ))}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={edited === 0} loading={isPending}>
          {t('correct.saveRows', { count: edited, number: format.number(edited) })}
        </Button>
        {edited > 0 && (
          <Button disabled={isPending} onClick={discard}>
            {t('correct.discard')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const shownProblems = 10;

function fieldsOf(rows: readonly ImportRow[]): ColumnTarget[] {
  const found = rows.flatMap(({ problems }) => problems.map(fieldOf));
  return [...new Set(found.filter((field) => field !== undefined))];
}

/** Reads all edited cells and sends them together; nothing is sent while one cannot be read. */
function useSave(id: string, { draft, change }: ImportDraftState) {
  const { data: categories = [] } = useQuery(categoriesQuery(useServices()));
  const [problems, setProblems] = useState<{ row: number; problem: ImportProblem }[]>([]);
  const correcting = useCorrectRows((db, corrections: ImportCorrection[]) =>
    correctImportRows(db, id, corrections),
  );
  function save(event: SyntheticEvent) {
    event.preventDefault();
    const read = Object.entries(draft.cells).map(([row, texts]) => ({
      row: Number(row),
      ...readCells(texts, categoryFinder(categories)),
    }));
    const wrong = read.flatMap(({ row, problems: found }) => found.map((problem) => ({ row, problem })));
    setProblems(wrong);
    if (wrong.length > 0) return;
    const corrections = read.flatMap(({ row, cells }) => cells.map((cell) => ({ ...cell, rows: [row] })));
    correcting.mutate(corrections, { onSuccess: () => change({ cells: {} }) });
  }
  function discard() {
    setProblems([]);
    change({ cells: {} });
  }
  return { problems, save, discard, isPending: correcting.isPending };
}

const formStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 } as const;
