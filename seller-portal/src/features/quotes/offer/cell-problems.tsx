import { useTranslation } from '@mawad/shared-i18n';
import { Box, Link } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';
import type { AskedLine } from './offer-values.ts';
import {
  type CellProblem,
  type CellProblems,
  type ColumnName,
  columnNames,
  type OfferReading,
} from './read-offer.ts';
import { useProblemMessage } from './use-cell-words.ts';

export interface LocatedProblem {
  line: AskedLine;
  row: number;
  column: ColumnName;
  problem: CellProblem;
}

/** Problems of the cells, in the order of the grid; `refusals` are those of the database, by line. */
export function problemsOf(
  { lines }: AskedQuote,
  reading: OfferReading,
  refusals: ReadonlyMap<string, CellProblems>,
): LocatedProblem[] {
  return lines.flatMap((line, row) => {
    const problems = { ...reading.lines.get(line.id)!.problems, ...refusals.get(line.id) };
    return columnNames.flatMap((column) => {
      const problem = problems[column];
      return problem ? [{ line, row, column, problem }] : [];
    });
  });
}

interface CellProblemsListProps {
  problems: LocatedProblem[];
  onShow: (row: number, column: ColumnName) => void;
}

/** Most problems that are listed; the others appear as soon as these are solved. */
const mostListed = 10;

/** Lists problems of cells, with a link to each cell. */
export function CellProblemsList({ problems, onShow }: CellProblemsListProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const problemMessage = useProblemMessage();
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      {t('common:forms.problems', { count: problems.length })}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {problems.slice(0, mostListed).map(({ line, row, column, problem }) => (
          <li key={`${line.id}.${column}`}>
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="always"
              onClick={() => onShow(row, column)}
            >
              {t('cellOf', { column: t(`columns.${column}`), line: `\u2068${line.description}\u2069` })}
            </Link>
            {`: ${problemMessage(problem)}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
