import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';
import type { ImportRow } from '@mawad/supabase/queries/imports';
import { describeProblem, isolated } from './refused-rows.ts';

/** Why a row is refused, held or kept: a sentence for each reason. */
export function RowReasons({ row }: { row: ImportRow }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.5, margin: 0, padding: 0, listStyle: 'none' }}>
      {row.problems.map((problem, place) => (
        <li key={place}>{describeProblem(isolated(problem), language, t)}</li>
      ))}
    </Box>
  );
}
