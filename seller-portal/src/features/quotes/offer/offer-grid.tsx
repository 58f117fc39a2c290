import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';
import { Pager } from '../pager.tsx';
import { CellBar } from './cell-bar.tsx';
import { CellEditor } from './cell-editor.tsx';
import { cellText, writeCell } from './cells.ts';
import { GridRow } from './grid-row.tsx';
import type { AskedLine, LineValues } from './offer-values.ts';
import { type CellChanges, type CellPlace, clipboardCells, fillDown, pasteCells } from './paste.ts';
import { type CellProblems, type ColumnName, columnNames } from './read-offer.ts';
import { type CellRange, useGrid } from './use-grid.ts';
import type { OfferForm } from './use-offer-form.ts';

/** Lines on a page of the grid. */
const gridPage = 50;

interface OfferGridProps {
  quote: AskedQuote;
  form: OfferForm;
  /** Revision of the request that the current offer knows; lines changed since are marked. */
  since: number | null;
  /** Refusals of the database, by line. */
  refusals: ReadonlyMap<string, CellProblems>;
  /** Cell that receives the focus; a new object each time. */
  target: { place: CellPlace } | null;
  /** Opens the choice of goods for a line. */
  onGoods: (line: AskedLine, typed: string) => void;
  /** Several cells that change together. */
  onChanges: (changes: CellChanges, done: 'pasted' | 'filled' | 'cleared') => void;
  onChange: (line: AskedLine, values: LineValues) => void;
}

const name = (place: CellPlace) => columnNames[place.column]!;

/** Answers to the lines, edited like a spreadsheet. */
export function OfferGrid(props: OfferGridProps) {
  const { quote, form, since, refusals, target, onGoods, onChanges, onChange } = props;
  const { t } = useTranslation('quotes');
  const language = useLanguage();
  const format = useFormat();
  const { lines } = quote;
  const valuesAt = (row: number) => form.values.lines[lines[row]!.id]!;
  const copied = (column: ColumnName, row: number) =>
    cellText(column, lines[row]!, valuesAt(row), language, format.unit);

  const table = useRef<HTMLTableElement>(null);
  const grid = useGrid(table, {
    rows: lines.length,
    columns: columnNames.length,
    textOf: (at) => editedText(name(at), lines[at.row]!, valuesAt(at.row)),
    isChoice: (at) => name(at) === 'unit' || name(at) === 'refusal',
    onOpen: (at, typed) => {
      const line = lines[at.row]!;
      if (name(at) === 'goods') onGoods(line, typed);
      if (name(at) === 'equivalent')
        onChange(line, { ...valuesAt(at.row), equivalent: !valuesAt(at.row).equivalent });
    },
    onCommit: (at, text) => {
      const line = lines[at.row]!;
      const values = writeCell(name(at), line, valuesAt(at.row), text);
      if (typeof values !== 'string') onChange(line, values);
    },
    onClear: (range) =>
      onChanges(pasteCells([['']], range.from, lines, form.valuesOf, sizeOf(range)), 'cleared'),
    onFill: (range) => onChanges(fill(range), 'filled'),
    onCopy: ({ from, to }) =>
      indexes(from.row, to.row)
        .map((row) =>
          indexes(from.column, to.column)
            .map((column) => copied(columnNames[column]!, row))
            .join('\t'),
        )
        .join('\n'),
    onPaste: (at, text, range) =>
      onChanges(pasteCells(clipboardCells(text), at, lines, form.valuesOf, sizeOf(range)), 'pasted'),
  });

  /** Fills a range from its first row; a single cell takes the value above it. */
  function fill({ from, to }: CellRange): CellChanges {
    const first = from.row === to.row ? Math.max(0, from.row - 1) : from.row;
    const columns = indexes(from.column, to.column);
    return fillDown({ from: first, to: to.row, columns }, lines, form.valuesOf);
  }

  const goToTarget = useEffectEvent(() => target && grid.go(target.place));
  useEffect(() => {
    goToTarget();
  }, [target]);

  const { active, editing, range } = grid;
  const page = Math.floor(active.row / gridPage);
  const first = page * gridPage;
  const activeLine = lines[active.row]!;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CellBar
        line={activeLine}
        column={name(active)}
        reading={form.reading.lines.get(activeLine.id)!}
        values={form.values.lines[activeLine.id]!}
        refused={refusals.get(activeLine.id)}
        onChoose={(text) => {
          const values = writeCell(name(active), activeLine, valuesAt(active.row), text);
          if (typeof values !== 'string') onChange(activeLine, values);
          grid.go(active);
        }}
      />
      <Box sx={frameStyle}>
        <Box
          component="table"
          ref={table}
          role="grid"
          aria-label={t('grid.label')}
          aria-rowcount={lines.length + 1}
          aria-multiselectable
          sx={tableStyle}
          {...grid.handlers}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{t('columns.line')}</th>
              <th scope="col">{t('columns.requested')}</th>
              {columnNames.map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
              <th scope="col">{t('columns.perRequested')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(first, first + gridPage).map((line, index) => {
              const row = first + index;
              const isActive = row === active.row;
              const isSelected = row >= range.from.row && row <= range.to.row;
              return (
                <GridRow
                  key={line.id}
                  line={line}
                  row={row}
                  values={form.values.lines[line.id]!}
                  reading={form.reading.lines.get(line.id)!}
                  refused={refusals.get(line.id)}
                  isChanged={since !== null && line.revision > since}
                  active={isActive ? active.column : null}
                  selectedFrom={isSelected ? range.from.column : null}
                  selectedTo={isSelected ? range.to.column : null}
                  editor={
                    isActive && editing !== null ? (
                      <CellEditor
                        column={name(active)}
                        line={line}
                        text={editing}
                        onText={grid.setEditing}
                        onLeave={grid.commit}
                      />
                    ) : null
                  }
                />
              );
            })}
          </tbody>
        </Box>
      </Box>
      <Pager
        page={page}
        size={gridPage}
        count={lines.length}
        onPage={(next) => grid.go({ row: next * gridPage, column: active.column })}
      />
    </Box>
  );
}

/** Text with which editing of a cell starts; null for cells that open a choice or cannot be edited. */
function editedText(column: ColumnName, line: AskedLine, values: LineValues): string | null {
  switch (column) {
    case 'goods':
    case 'equivalent':
      return null;
    case 'unit':
      return values.product ? null : (readUnit(values.unit) ?? values.unit);
    case 'total':
    case 'quantity':
      return line.quantity === null ? null : values[column];
    default:
      return values[column];
  }
}

const sizeOf = ({ from, to }: CellRange) => ({
  rows: to.row - from.row + 1,
  columns: to.column - from.column + 1,
});

const indexes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const frameStyle = {
  maxBlockSize: 'min(70vh, 720px)',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  // Focused cells are scrolled clear of the headings and of the first column.
  scrollPaddingBlockStart: 48,
  scrollPaddingInlineStart: 240,
} as const;

const tableStyle = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  fontSize: 'var(--text-14)',
  '& th, & td': {
    paddingInline: 1,
    paddingBlock: 0.75,
    borderBlockEnd: 1,
    borderInlineEnd: 1,
    borderColor: 'divider',
    textAlign: 'start',
    verticalAlign: 'top',
    backgroundColor: 'background.paper',
  },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    maxInlineSize: 140,
    fontSize: 'var(--text-12)',
    fontWeight: 500,
    color: 'text.secondary',
    backgroundColor: 'surface.sunken',
  },
  '& tbody th, & thead th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    inlineSize: 240,
    minInlineSize: 240,
    maxInlineSize: 240,
    fontWeight: 400,
  },
  '& thead th:first-of-type': { zIndex: 3 },
  '& [data-cell]': { cursor: 'cell', minInlineSize: 84 },
  '& [data-cell]:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& [aria-selected="true"]': { backgroundColor: 'action.selected' },
  '& [aria-invalid="true"]': {
    backgroundColor: 'surface.dangerSoft',
    textDecoration: 'underline wavy',
    textDecorationColor: 'error.main',
  },
  '& [data-muted]': { color: 'text.disabled' },
} as const;
