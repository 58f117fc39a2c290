import { useEffect, useRef } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { styled } from '@mawad/shared-ui/kit/mui.ts';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';
import { units } from '@mawad/supabase/catalogue/queries';
import { refusalReasons } from './cells.ts';
import type { AskedLine } from './offer-values.ts';
import type { ColumnName } from './read-offer.ts';

interface CellEditorProps {
  column: ColumnName;
  line: AskedLine;
  text: string;
  onText: (text: string) => void;
  onLeave: () => void;
}

/** Field of the cell that is being edited. */
export function CellEditor({ column, line, text, onText, onLeave }: CellEditorProps) {
  const { t } = useTranslation('quotes');
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => (input.current ?? choice.current)?.focus(), []);
  const label = t('cellOf', { column: t(`columns.${column}`), line: `\u2068${line.description}\u2069` });
  const field = {
    'aria-label': label,
    value: text,
    onBlur: onLeave,
  } as const;
  if (column === 'refusal' || column === 'unit') {
    return (
      <ChoiceField {...field} ref={choice} onChange={(event) => onText(event.target.value)}>
        {column === 'refusal' ? <Reasons /> : <Units line={line} current={text} />}
      </ChoiceField>
    );
  }
  return (
    <TextField
      {...field}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      onChange={(event) => onText(event.target.value)}
    />
  );
}

function Reasons() {
  const { t } = useTranslation('quotes');
  return (
    <>
      <option value="">{t('refusals.none')}</option>
      {refusalReasons.map((reason) => (
        <option key={reason} value={reason}>
          {t(`refusals.${reason}`)}
        </option>
      ))}
    </>
  );
}

/** Units of the catalogue, the requested unit as written, and the current one. */
export function Units({ line, current }: { line: AskedLine; current: string }) {
  const format = useFormat();
  const requested = readUnit(line.unit) ?? line.unit;
  const all = [...new Set([requested, current, ...units])].filter(Boolean);
  return all.map((unit) => (
    <option key={unit} value={unit}>
      {format.unit(unit)}
    </option>
  ));
}

const fieldStyle = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 84,
  minBlockSize: 28,
  margin: 0,
  padding: '0 4px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  outline: 'none',
} as const;
const TextField = styled('input')({ ...fieldStyle, textAlign: 'end' });
const ChoiceField = styled('select')(fieldStyle);
