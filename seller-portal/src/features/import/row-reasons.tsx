import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { RowReasons as Reasons } from '@mawad/shared-ui/components/import/row-reasons';
import { isolated } from '@mawad/shared-ui/spreadsheet/refused-sheet';
import type { ImportProblem, ImportRow } from '@mawad/supabase/queries/imports';
import { describeProblem } from './refused-rows.ts';
import { useAttributes } from './use-attributes.ts';

/** Why a row is refused, held or kept: a sentence for each reason. */
export function RowReasons({ row }: { row: ImportRow }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const attributes = useAttributes();
  const format = useFormat();
  const dated = (problem: ImportProblem): ImportProblem =>
    problem.code === 'changed_since' && problem.by && problem.at
      ? {
          ...problem,
          code: 'changed_since_by',
          params: { by: `\u2068${problem.by}\u2069`, date: format.dateTime(problem.at) },
        }
      : problem;
  return (
    <Reasons
      reasons={row.problems.map((problem) =>
        describeProblem(isolated(dated(problem)), language, t, attributes),
      )}
    />
  );
}
