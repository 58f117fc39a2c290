import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberChoices } from '@mawad/shared-ui/kit/form/number-choices.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { isolated } from '@mawad/shared-ui/spreadsheet/refused-sheet.ts';
import { correctImportRows, type ImportCorrection, type ImportRow } from '@mawad/supabase/imports/queries';
import { categoriesQuery } from '../../categories-query.ts';
import { CellInput } from './cell-input.tsx';
import { askedNumber, readCells, wrongCells, type MendedCells } from './mend-cells.ts';
import { describeProblem } from './refused-rows.ts';
import { categoryFinder } from '../../product-file/resolve-category.ts';
import { headingOf } from '../../product-file/heading-of.ts';
import { useAttributes } from './use-attributes.ts';
import { useCellChoices } from './use-cell-choices.ts';
import { useCorrectRows } from './use-correct-rows.ts';

interface MendRowProps {
  importId: string;
  row: ImportRow;
  onClose: () => void;
}

/** Form for the invalid cells of a refused row, after which the import is checked again. */
export function MendRow({ importId, row, onClose }: MendRowProps) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery(useServices()));
  const attributes = useAttributes();
  const { number } = useFormat();
  const [cells, setCells] = useState<MendedCells>(() => wrongCells(row, categories, language));
  const [problems, setProblems] = useState(row.problems);
  const choicesOf = useCellChoices();
  const saving = useCorrectRows((db, corrections: ImportCorrection[]) =>
    correctImportRows(db, importId, corrections),
  );

  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is unmounted, so the focus moves to the first field.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readCells(cells, categoryFinder(categories));
    setProblems(read.problems);
    if (read.problems.length === 0)
      return saving.mutate(read.cells.map((cell) => ({ ...cell, rows: [row.row] })));
    const wrong = read.problems[0]?.field;
    (event.currentTarget.elements.namedItem(String(wrong)) as HTMLElement | null)?.focus();
  }

  /** Chooses one reading of an ambiguous number. */
  function choose(field: string, text: string) {
    setCells({ ...cells, [field]: text });
    setProblems(problems.filter((one) => one.field !== field));
    (form.current?.elements.namedItem(field) as HTMLElement | null)?.focus();
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={t('mend.openRow', { number: row.row })}
      onSubmit={save}
      sx={{ display: 'grid', gap: 2, paddingBlock: 1, maxInlineSize: 480 }}
    >
      {Object.entries(cells).map(([field, text]) => {
        const problem = problems.find((one) => one.field === field);
        const ambiguous = askedNumber(problem);
        return (
          <div key={field}>
            <CellInput
              name={field}
              label={headingOf(field as keyof MendedCells, language, attributes)}
              value={text ?? ''}
              choices={choicesOf(field as keyof MendedCells)}
              error={problem && describeProblem({ ...isolated(problem), field: undefined }, language, t)}
              onChange={(changed) => setCells({ ...cells, [field]: changed })}
            />
            {ambiguous && (
              <NumberChoices
                numbers={[ambiguous.low, ambiguous.high]}
                write={number}
                onChoose={(chosen) => choose(field, text!.replace(ambiguous.value, numberText(chosen)))}
              />
            )}
          </div>
        );
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={saving.isPending}>
          {t('mend.save')}
        </Button>
        <Button disabled={saving.isPending} onClick={onClose}>
          {t('mend.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
