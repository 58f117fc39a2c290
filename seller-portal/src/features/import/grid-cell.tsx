import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { isolated } from '@mawad/shared-ui/spreadsheet/refused-sheet.ts';
import type { ImportProblem, ImportRow } from '@mawad/supabase/imports/queries';
import type { ColumnTarget } from '../../product-file/fields.ts';
import { headingOf } from '../../product-file/heading-of.ts';
import { describeProblem, fieldOf } from './refused-rows.ts';
import { useAttributes } from './use-attributes.ts';

interface GridCellProps {
  row: ImportRow;
  field: ColumnTarget;
  text: string;
  /** Id of the list of possible values. */
  list?: string;
  /** Why the typed text cannot be read. */
  problem?: ImportProblem;
  onChange: (texts: readonly string[]) => void;
}

/** Cell of the table of refused rows. Enter moves down; several pasted lines fill the cells below. */
export function GridCell({ row, field, text, list, problem, onChange }: GridCellProps) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const attributes = useAttributes();
  const id = useId();
  const shown = problem ?? row.problems.find((one) => fieldOf(one) === field);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minInlineSize: 140 }}>
      <Box
        component="input"
        name={field}
        list={list}
        dir="auto"
        autoComplete="off"
        aria-label={t('correct.cell', { field: headingOf(field, language, attributes), row: row.row })}
        aria-invalid={shown !== undefined}
        aria-describedby={shown && id}
        value={text}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange([target.value])}
        onKeyDown={moveDown}
        onPaste={(event: ClipboardEvent) => {
          const lines = event.clipboardData
            .getData('text/plain')
            .replace(/\r?\n$/, '')
            .split(/\r?\n/);
          if (lines.length === 1) return;
          event.preventDefault();
          onChange(lines);
        }}
        sx={inputStyle}
      />
      {shown && (
        <Box id={id} sx={{ fontSize: 'var(--text-12)', color: 'error.main', overflowWrap: 'anywhere' }}>
          {describeProblem({ ...isolated(shown), field: undefined }, language, t)}
        </Box>
      )}
    </Box>
  );
}

function moveDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  // Enter would send the form.
  event.preventDefault();
  const { form, name } = event.currentTarget;
  const cells = [...(form?.elements ?? [])].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === name,
  );
  cells[cells.indexOf(event.currentTarget) + 1]?.focus();
}

const inputStyle = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 44,
  padding: '8px 10px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 'max(var(--text-14), 16px)',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
} as const;
