import { useEffect, useRef, useState } from 'react';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';
import { LineWords, useRequested } from '../line-words.tsx';
import { Pager } from '../pager.tsx';
import { Units } from './cell-editor.tsx';
import { productName, refusalReasons, writeCell } from './cells.ts';
import { isPartial } from './grid-row.tsx';
import type { AskedLine, LineValues } from './offer-values.ts';
import type { CellPlace } from './paste.ts';
import { type CellProblems, type ColumnName, columnNames, type LineReading } from './read-offer.ts';
import { useConversion, useProblemMessage } from './use-cell-words.ts';
import type { OfferForm } from './use-offer-form.ts';

interface LineCardsProps {
  quote: AskedQuote;
  form: OfferForm;
  since: number | null;
  refusals: ReadonlyMap<string, CellProblems>;
  /** Whether problems are shown also for fields that nobody left. */
  tried: boolean;
  page: number;
  /** Field that receives the focus; a new object each time. */
  target: { place: CellPlace } | null;
  onPage: (page: number) => void;
  onGoods: (line: AskedLine, typed: string) => void;
  onChange: (line: AskedLine, values: LineValues) => void;
}

export const cardPage = 20;

/** Answers to the lines on a phone: one card a line. */
export function LineCards(props: LineCardsProps) {
  const { quote, form, since, refusals, tried, page, target, onPage, onGoods, onChange } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!target) return;
    const name = `${quote.lines[target.place.row]?.id}.${columnNames[target.place.column]}`;
    frame.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new target moves the focus
  }, [target]);
  const shown = quote.lines.slice(page * cardPage, (page + 1) * cardPage);
  return (
    <Box ref={frame} sx={cardsStyle}>
      {shown.map((line) => (
        <LineCard
          key={line.id}
          line={line}
          values={form.values.lines[line.id]!}
          reading={form.reading.lines.get(line.id)!}
          refused={refusals.get(line.id)}
          isChanged={since !== null && line.revision > since}
          tried={tried}
          onGoods={() => onGoods(line, '')}
          onChange={(values) => onChange(line, values)}
        />
      ))}
      <Pager page={page} size={cardPage} count={quote.lines.length} onPage={onPage} />
    </Box>
  );
}

interface LineCardProps {
  line: AskedLine;
  values: LineValues;
  reading: LineReading;
  refused: CellProblems | undefined;
  isChanged: boolean;
  tried: boolean;
  onGoods: () => void;
  onChange: (values: LineValues) => void;
}

function LineCard(props: LineCardProps) {
  const { line, values, reading, refused, isChanged, tried, onGoods, onChange } = props;
  const { t } = useTranslation('quotes');
  const language = useLanguage();
  const format = useFormat();
  const requested = useRequested();
  const conversion = useConversion();
  const problemMessage = useProblemMessage();
  const [left, setLeft] = useState<ReadonlySet<ColumnName>>(new Set());
  const write = (column: ColumnName, text: string) => {
    const next = writeCell(column, line, values, text);
    if (typeof next !== 'string') onChange(next);
  };
  const errorOf = (column: ColumnName) => {
    const problem = refused?.[column] ?? (tried || left.has(column) ? reading.problems[column] : undefined);
    return problem && problemMessage(problem);
  };
  const number = (column: 'factor' | 'price' | 'quantity' | 'total' | 'lead', text = values[column]) => (
    <NumberInput
      name={`${line.id}.${column}`}
      size="small"
      read={
        column === 'price' || column === 'total'
          ? readNumber
          : (typed) => readQuantity(typed, column === 'quantity' ? values.unit : undefined)
      }
      label={t(`columns.${column}`)}
      value={text}
      onChange={(event) => write(column, event.target.value)}
      onBlur={() => setLeft((before) => new Set([...before, column]))}
      error={errorOf(column)}
    />
  );
  return (
    <Panel component="article" aria-label={line.description} sx={{ display: 'grid', gap: 1.5, padding: 2 }}>
      <LineWords line={line} isChanged={isChanged} />
      <Box>{requested(line)}</Box>
      <TextInput
        select
        size="small"
        name={`${line.id}.refusal`}
        label={t('columns.refusal')}
        value={values.refusal}
        onChange={(event) => write('refusal', event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('refusals.none')}</option>
        {refusalReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`refusals.${reason}`)}
          </option>
        ))}
      </TextInput>
      {!values.refusal && (
        <>
          <Button variant="outlined" onClick={onGoods} sx={{ justifyContent: 'start', textAlign: 'start' }}>
            <bdi>{values.name || productName(values, language) || t('asDescribed')}</bdi>
          </Button>
          <FormControlLabel
            control={
              <Checkbox
                checked={values.equivalent}
                onChange={(event) => onChange({ ...values, equivalent: event.target.checked })}
              />
            }
            label={t('columns.equivalent')}
          />
          <Box sx={pairStyle}>
            <TextInput
              select
              size="small"
              name={`${line.id}.unit`}
              label={t('columns.unit')}
              value={values.unit}
              disabled={values.product !== null}
              onChange={(event) => write('unit', event.target.value)}
              error={errorOf('unit')}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              <Units line={line} current={values.unit} />
            </TextInput>
            {number('factor')}
            {number('price')}
            {line.quantity !== null && number('quantity')}
            {number('lead')}
          </Box>
          <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
            {conversion(line, values.unit, reading.factor)}
            {reading.perRequested !== null && (
              <Box>
                {t('columns.perRequested')}: {format.money(reading.perRequested)}
              </Box>
            )}
            {reading.total !== null && (
              <Box>
                {t('columns.total')}: <strong>{format.money(reading.total)}</strong>
              </Box>
            )}
            {reading.isBelowLowest && <Box sx={{ color: 'warning.dark' }}>{t('belowLowest')}</Box>}
            {isPartial(line, reading) && <Box sx={{ color: 'warning.dark' }}>{t('partialText')}</Box>}
          </Box>
        </>
      )}
    </Panel>
  );
}

const cardsStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, padding: 1 } as const;
const pairStyle = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 } as const;
