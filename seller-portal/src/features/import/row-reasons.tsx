import { useChangeDetails, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { RowReasons as Reasons } from '@mawad/shared-ui/kit/row-reasons.tsx';
import { isolated } from '@mawad/shared-ui/spreadsheet/refused-sheet.ts';
import type { ImportProblem, ImportRow } from '@mawad/supabase/imports/queries';
import { describeProblem } from './refused-rows.ts';
import { useAttributes } from './use-attributes.ts';

/** Translated reasons why a row was refused, held or left unchanged. */
export function RowReasons({ row }: { row: ImportRow }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const attributes = useAttributes();
  const detailsOf = useChangeDetails();
  const signed = (problem: ImportProblem): ImportProblem => {
    const details = detailsOf(problem);
    return problem.code === 'changed_since' && details
      ? { ...problem, code: 'changed_since_by', params: { details } }
      : problem;
  };
  return (
    <Reasons
      reasons={row.problems.map((problem) =>
        describeProblem(isolated(signed(problem)), language, t, attributes),
      )}
    />
  );
}
