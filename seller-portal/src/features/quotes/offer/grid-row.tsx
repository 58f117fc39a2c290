import { memo, type ReactNode } from 'react';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { LineWords, useRequested } from '../line-words.tsx';
import { cellText, productName } from './cells.ts';
import type { AskedLine, LineValues } from './offer-values.ts';
import { type CellProblems, type ColumnName, columnNames, type LineReading } from './read-offer.ts';
import { useConversion, useProblemMessage } from './use-cell-words.ts';

interface GridRowProps {
  line: AskedLine;
  /** Index of the line. */
  row: number;
  values: LineValues;
  reading: LineReading;
  refused: CellProblems | undefined;
  isChanged: boolean;
  /** Active column, or null if the active cell is in another row. */
  active: number | null;
  selectedFrom: number | null;
  selectedTo: number | null;
  /** Editor of the active cell. */
  editor: ReactNode;
}

/** A line of the grid: the request, editable cells and the price per requested unit. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { line, row, values, reading, refused, isChanged, active, selectedFrom, selectedTo, editor } = props;
  const format = useFormat();
  const requested = useRequested();
  const problemMessage = useProblemMessage();
  const problems = { ...reading.problems, ...refused };
  return (
    <tr aria-rowindex={row + 2}>
      <th scope="row">
        <LineWords line={line} isChanged={isChanged} />
      </th>
      <td role="gridcell" aria-readonly>
        {requested(line)}
      </td>
      {columnNames.map((column, index) => {
        const isActive = active === index;
        const isSelected = selectedFrom !== null && index >= selectedFrom && index <= selectedTo!;
        const problem = problems[column];
        return (
          <td
            key={column}
            role="gridcell"
            data-cell={`${row}-${index}`}
            data-muted={(values.refusal && column !== 'refusal') || undefined}
            tabIndex={isActive ? 0 : -1}
            aria-selected={isSelected}
            aria-invalid={problem !== undefined}
            aria-readonly={!isEditable(column, line, values)}
            title={problem && problemMessage(problem)}
          >
            {isActive && editor ? editor : <CellContent column={column} {...{ line, values, reading }} />}
          </td>
        );
      })}
      <td role="gridcell" aria-readonly>
        {reading.perRequested !== null && format.amount(reading.perRequested)}
      </td>
    </tr>
  );
});

function isEditable(column: ColumnName, line: AskedLine, values: LineValues): boolean {
  if (column === 'unit') return values.product === null;
  return line.quantity !== null || (column !== 'quantity' && column !== 'total');
}

interface CellContentProps {
  column: ColumnName;
  line: AskedLine;
  values: LineValues;
  reading: LineReading;
}

function CellContent({ column, line, values, reading }: CellContentProps) {
  const { t } = useTranslation('quotes');
  const language = useLanguage();
  const format = useFormat();
  const conversion = useConversion();
  switch (column) {
    case 'goods':
      return (
        <Box sx={{ inlineSize: 180, overflowWrap: 'anywhere' }}>
          <bdi>{values.name || productName(values, language) || t('asDescribed')}</bdi>
        </Box>
      );
    case 'price':
      return (
        <Box sx={figureStyle}>
          {reading.price === null ? values.price : format.amount(reading.price)}
          {reading.isBelowLowest && <Box sx={warningStyle}>{t('belowLowest')}</Box>}
        </Box>
      );
    case 'total':
      return (
        <Box sx={figureStyle}>{values.total || (reading.total !== null && format.amount(reading.total))}</Box>
      );
    case 'factor':
      return (
        <Box sx={figureStyle}>
          {values.factor}
          <Box sx={noteStyle}>{conversion(line, values.unit, reading.factor ?? numberOf(values.factor))}</Box>
        </Box>
      );
    case 'quantity':
      return (
        <Box sx={figureStyle}>
          {values.quantity}
          {isPartial(line, reading) && <Box sx={warningStyle}>{t('partial')}</Box>}
        </Box>
      );
    case 'equivalent':
      return values.equivalent ? cellText(column, line, values, language, format.unit) : null;
    case 'refusal':
      return values.refusal && t(`refusals.${values.refusal}`);
    default:
      return cellText(column, line, values, language, format.unit);
  }
}

function numberOf(text: string): number | null {
  const number = Number(text);
  return number > 0 ? number : null;
}

/** Whether the offered quantity is less than the requested one. */
export function isPartial(line: AskedLine, { factor, quantity }: LineReading): boolean {
  return (
    line.quantity !== null && factor !== null && quantity !== null && quantity / factor < line.quantity - 1e-6
  );
}

const figureStyle = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;
const noteStyle = { fontSize: 'var(--text-12)', color: 'text.secondary', whiteSpace: 'nowrap' } as const;
const warningStyle = { fontSize: 'var(--text-12)', color: 'warning.dark', fontWeight: 600 } as const;
