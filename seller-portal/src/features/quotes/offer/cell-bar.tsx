import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberChoices } from '@mawad/shared-ui/kit/form/number-choices.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { isPartial } from './grid-row.tsx';
import type { AskedLine, LineValues } from './offer-values.ts';
import type { CellProblems, ColumnName, LineReading } from './read-offer.ts';
import { choicesOf, useConversion, useProblemMessage } from './use-cell-words.ts';

interface CellBarProps {
  line: AskedLine;
  column: ColumnName;
  values: LineValues;
  reading: LineReading;
  refused: CellProblems | undefined;
  /** Called with the chosen reading of an ambiguous number. */
  onChoose: (text: string) => void;
}

/** Describes the active cell: its problem with possible readings, warnings and the conversion. */
export function CellBar({ line, column, values, reading, refused, onChoose }: CellBarProps) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const problemMessage = useProblemMessage();
  const conversion = useConversion();
  const problem = refused?.[column] ?? reading.problems[column];
  const choices = choicesOf(problem);
  const lowest = values.product?.lowest_price;
  const notes = [
    reading.isBelowLowest && lowest != null && t('belowLowestOf', { price: format.money(lowest) }),
    isPartial(line, reading) && t('partialText'),
    conversion(line, values.unit, reading.factor),
  ].filter(Boolean);
  return (
    <Box
      sx={{
        minBlockSize: 44,
        paddingInline: 2,
        paddingBlock: 1,
        fontSize: 'var(--text-14)',
        color: 'text.secondary',
      }}
    >
      <span role="status">
        {t('cellOf', { column: t(`columns.${column}`), line: `\u2068${line.description}\u2069` })}
        {problem && <Box sx={{ color: 'error.main' }}>{problemMessage(problem)}</Box>}
        {notes.length > 0 && <Box>{notes.join(' · ')}</Box>}
      </span>
      {choices.length > 0 && (
        <NumberChoices
          numbers={choices}
          write={format.number}
          onChoose={(number) => onChoose(numberText(number))}
        />
      )}
    </Box>
  );
}
