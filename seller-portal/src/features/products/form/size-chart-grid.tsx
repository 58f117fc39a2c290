import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiPlus, mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import {
  addColumn,
  addRow,
  mostColumns,
  mostRows,
  pasteCells,
  removeColumn,
  removeRow,
  type SizeChartValues,
} from './size-chart-values.ts';

interface SizeChartGridProps {
  values: SizeChartValues;
  /** Errors of react-hook-form: one message, or messages by position. */
  error: unknown;
  onChange: (values: SizeChartValues) => void;
  /** Receives the chart after a row or column was removed. */
  onRemove: (values: SizeChartValues) => void;
  onRemoveAll: () => void;
  onBlur: () => void;
}

/** Message at a position of the chart. */
function messageAt(error: unknown, ...path: (string | number)[]): string | undefined {
  const found = path.reduce<unknown>(
    (at, name) => (at as Record<string, unknown> | undefined)?.[name],
    error,
  );
  const message = (found as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** Editable table; Enter moves down, and spreadsheet cells can be pasted. */
export function SizeChartGrid({
  values,
  error,
  onChange,
  onRemove,
  onRemoveAll,
  onBlur,
}: SizeChartGridProps) {
  const { t } = useTranslation('product-form');
  const language = useLanguage();
  const format = useFormat();
  const problemsId = useId();
  const { columns, rows } = values;
  const { grid, setNext } = useNextFocus();
  const headings = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  const problems = problemsOf(error, values);
  const nameOf = (place: number) =>
    columns[place]![language].trim() || t('sizeChart.column', { number: format.number(place + 1) });
  const rowName = (line: number) => t('sizeChart.row', { number: format.number(line + 1) });

  const write = (line: number, place: number, text: string) =>
    onChange({
      columns,
      rows: rows.map((row, at) => (at === line ? row.map((cell, on) => (on === place ? text : cell)) : row)),
    });
  const head = (place: number, shown: 'en' | 'ar', text: string) =>
    onChange({ columns: columns.map((one, at) => (at === place ? { ...one, [shown]: text } : one)), rows });
  const onKeyDown = (event: KeyboardEvent, line: number, place: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Prevents Enter from submitting the product form.
    event.preventDefault();
    const below = `[name="size_chart.rows.${line + 1}.${place}"]`;
    if (line + 1 < rows.length) return grid.current?.querySelector<HTMLElement>(below)?.focus();
    if (rows.length === mostRows) return;
    setNext(below);
    onChange(addRow(values));
  };
  const onPaste = (event: ClipboardEvent, line: number, place: number) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onChange(pasteCells(values, { line, place }, text));
  };

  return (
    <Box ref={grid} onBlur={onBlur} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ overflowX: 'auto', marginInline: { xs: -2, sm: 0 }, paddingInline: { xs: 2, sm: 0 } }}>
        <Box component="table" aria-label={t('sections.size_chart')} sx={tableStyle}>
          <thead>
            <tr>
              {columns.map((column, place) => (
                <th key={place} scope="col">
                  {headings.map((shown) => (
                    <Box
                      key={shown}
                      component="input"
                      name={`size_chart.columns.${place}.${shown}`}
                      aria-label={t(`sizeChart.heading_${shown}`, { number: format.number(place + 1) })}
                      aria-invalid={messageAt(error, 'columns', place, shown) !== undefined}
                      aria-describedby={messageAt(error, 'columns', place, shown) && problemsId}
                      placeholder={t(`sizeChart.placeholder_${shown}`)}
                      dir={shown === 'ar' ? 'rtl' : 'ltr'}
                      lang={shown}
                      value={column[shown]}
                      onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
                        head(place, shown, event.target.value)
                      }
                      onKeyDown={(event: KeyboardEvent) => onKeyDown(event, -1, place)}
                      sx={inputStyle}
                    />
                  ))}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={line}>
                {row.map((cell, place) => (
                  <td key={place}>
                    <Box
                      component="input"
                      name={`size_chart.rows.${line}.${place}`}
                      aria-label={`${rowName(line)}, ${nameOf(place)}`}
                      aria-invalid={messageAt(error, 'rows', line, place) !== undefined}
                      aria-describedby={messageAt(error, 'rows', line, place) && problemsId}
                      dir="auto"
                      value={cell}
                      onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
                        write(line, place, event.target.value)
                      }
                      onKeyDown={(event: KeyboardEvent) => onKeyDown(event, line, place)}
                      onPaste={(event: ClipboardEvent) => onPaste(event, line, place)}
                      sx={inputStyle}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    aria-label={t('sizeChart.remove', { name: rowName(line) })}
                    data-remove-row={line}
                    disabled={rows.length === 1}
                    onClick={() => {
                      const next = Math.min(line, rows.length - 2);
                      // The last row cannot be removed, so its disabled button cannot receive the focus.
                      setNext(
                        rows.length === 2 ? `[name="size_chart.rows.0.0"]` : `[data-remove-row="${next}"]`,
                      );
                      onRemove(removeRow(values, line));
                    }}
                  >
                    <Icon path={mdiTrashCanOutline} />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              {columns.map((_column, place) => (
                <td key={place}>
                  <IconButton
                    aria-label={t('sizeChart.remove', { name: nameOf(place) })}
                    data-remove-column={place}
                    onClick={() => {
                      setNext(`[data-remove-column="${Math.min(place, columns.length - 2)}"]`);
                      onRemove(removeColumn(values, place));
                    }}
                  >
                    <Icon path={mdiTrashCanOutline} />
                  </IconButton>
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        </Box>
      </Box>
      <Box id={problemsId} role="status" sx={{ color: 'error.main', fontSize: 'var(--text-14)' }}>
        {problems.join(' ')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiPlus} />}
          disabled={rows.length >= mostRows}
          onClick={() => {
            setNext(`[name="size_chart.rows.${rows.length}.0"]`);
            onChange(addRow(values));
          }}
        >
          {t('sizeChart.addRow')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiPlus} />}
          disabled={columns.length >= mostColumns}
          onClick={() => {
            setNext(`[name="size_chart.columns.${columns.length}.${headings[0]}"]`);
            onChange(addColumn(values));
          }}
        >
          {t('sizeChart.addColumn')}
        </Button>
        <Button color="inherit" onClick={onRemoveAll} sx={{ marginInlineStart: 'auto' }}>
          {t('sizeChart.removeAll')}
        </Button>
      </Box>
    </Box>
  );
}

/** Distinct error messages. */
function problemsOf(error: unknown, { columns, rows }: SizeChartValues): string[] {
  const messages = [
    messageAt(error),
    ...columns.flatMap((_column, place) =>
      ['ar', 'en'].map((shown) => messageAt(error, 'columns', place, shown)),
    ),
    ...rows.flatMap((row, line) => row.map((_cell, place) => messageAt(error, 'rows', line, place))),
  ];
  return [...new Set(messages.filter((message) => message !== undefined))];
}

/** Focuses an element that the next render creates. */
function useNextFocus() {
  const grid = useRef<HTMLDivElement>(null);
  const nextSelector = useRef<string | null>(null);
  useEffect(() => {
    if (nextSelector.current) grid.current?.querySelector<HTMLElement>(nextSelector.current)?.focus();
    nextSelector.current = null;
  });
  const setNext = (selector: string) => {
    nextSelector.current = selector;
  };
  return { grid, setNext };
}

const tableStyle = {
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: 0, verticalAlign: 'top', textAlign: 'start', fontWeight: 400 },
  '& th, & tbody td:not(:last-of-type)': { border: '1px solid', borderColor: 'divider', minInlineSize: 112 },
  '& th': { backgroundColor: 'action.hover' },
} as const;

const inputStyle = {
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 44,
  padding: '8px 10px',
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'match-parent',
  font: 'inherit',
  fontSize: 'max(var(--text-14), 16px)',
  'th &': { fontWeight: 600 },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '&[aria-invalid="true"]': { boxShadow: 'inset 0 0 0 2px var(--mw-palette-error-main)' },
  '&::placeholder': { color: 'text.secondary', opacity: 1, fontWeight: 400 },
} as const;
