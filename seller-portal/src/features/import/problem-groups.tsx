import { type SyntheticEvent, useId, useState } from 'react';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { isolated } from '@mawad/shared-ui/spreadsheet/refused-sheet.ts';
import {
  correctImportRows,
  type ImportCorrection,
  type ImportProblemGroup,
  type ImportProgress,
} from '@mawad/supabase/imports/queries';
import { categoriesQuery } from '../../categories-query.ts';
import { categoryFinder } from '../../product-file/resolve-category.ts';
import type { ImportDraftState } from './import-draft.ts';
import { importProblemsQuery } from './import-queries.ts';
import { keyOfKind, readKind } from './read-kind.ts';
import { describeProblem } from './refused-rows.ts';
import { useAttributes } from './use-attributes.ts';
import { useCorrectRows } from './use-correct-rows.ts';
import { KindCell } from './kind-cell.tsx';

/** Number of kinds shown before "all". */
const firstKinds = 8;

/** Kinds of problems that several refused rows have, each corrected in all its rows at once. */
export function ProblemGroups({ one, state }: { one: ImportProgress; state: ImportDraftState }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const titleId = useId();
  const [isLong, setLong] = useState(false);
  const query = useQuery(importProblemsQuery(useServices(), one));
  // A mistake of one row is corrected in that row.
  const groups = query.data?.filter(({ rows }) => rows > 1) ?? [];
  const { errors, save, isPending, chosen } = useKinds(one.id, groups, state);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton variant="rounded" height={160} />;
  if (groups.length === 0) return null;
  const shown = isLong ? groups : groups.slice(0, firstKinds);
  const { length } = groups;
  const rowCount = chosen.length === 1 ? chosen[0]!.rows : 0;
  return (
    <Panel
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2, padding: { xs: 2, md: 3 } }}
    >
      <div>
        <Typography id={titleId} variant="h3" sx={{ fontSize: 'var(--text-16)' }}>
          {t('correct.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('correct.lead')}
        </Typography>
      </div>
      <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
        <Box component="ul" sx={listStyle}>
          {shown.map((group) => (
            <Kind
              key={keyOfKind(group.kind)}
              group={group}
              text={state.draft.kinds[keyOfKind(group.kind)] ?? ''}
              error={errors[keyOfKind(group.kind)]}
              onChange={(text) =>
                state.change({ kinds: withText(state.draft.kinds, keyOfKind(group.kind), text) })
              }
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button type="submit" variant="contained" disabled={chosen.length === 0} loading={isPending}>
            {rowCount > 0
              ? t('correct.save', { count: rowCount, number: format.number(rowCount) })
              : t('correct.saveChosen')}
          </Button>
          {length > firstKinds && !isLong && (
            <Button onClick={() => setLong(true)}>
              {t('correct.all', { count: length, number: format.number(length) })}
            </Button>
          )}
        </Box>
      </Box>
    </Panel>
  );
}

interface KindProps {
  group: ImportProblemGroup;
  text: string;
  error?: string;
  onChange: (text: string) => void;
}

/** One kind of problem with its number of rows and the cell for the right value. */
function Kind({ group, ...cell }: KindProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const language = useLanguage();
  const attributes = useAttributes();
  const { rows, problem } = group;
  const sentence = describeProblem(isolated(problem), language, t, attributes);
  return (
    <Box component="li" sx={kindStyle}>
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <div>{sentence}</div>
        <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
          {t('correct.rows', { count: rows, number: format.number(rows), row: group.first_row })}
        </Box>
      </Box>
      <KindCell group={group} {...cell} />
    </Box>
  );
}

function withText(texts: Record<string, string>, key: string, text: string): Record<string, string> {
  const { [key]: _before, ...others } = texts;
  return text === '' ? others : { ...others, [key]: text };
}

/** The chosen corrections, read and sent together. */
function useKinds(id: string, groups: readonly ImportProblemGroup[], { draft, change }: ImportDraftState) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery(useServices()));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const correcting = useCorrectRows((db, corrections: ImportCorrection[]) =>
    correctImportRows(db, id, corrections),
  );
  const chosen = groups.filter(({ kind }) => (draft.kinds[keyOfKind(kind)] ?? '').trim() !== '');

  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = chosen.map((group) => ({
      key: keyOfKind(group.kind),
      ...readKind(group, draft.kinds[keyOfKind(group.kind)]!, categoryFinder(categories)),
    }));
    const wrong = read.flatMap(({ key, problem }) => (problem ? [{ key, problem }] : []));
    setErrors(
      Object.fromEntries(
        wrong.map(({ key, problem }) => [key, describeProblem(isolated(problem), language, t)]),
      ),
    );
    if (wrong.length > 0) {
      (form.elements.namedItem(wrong[0]!.key) as HTMLElement | null)?.focus();
      return;
    }
    const corrections = read.flatMap(({ correction }) => correction ?? []);
    if (corrections.length > 0) correcting.mutate(corrections, { onSuccess: () => change({ kinds: {} }) });
  }
  return { errors, save, isPending: correcting.isPending, chosen };
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const;

const kindStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: { xs: 1, md: 2 },
  alignItems: 'start',
  paddingBlockEnd: 2,
  borderBlockEnd: 1,
  borderColor: 'divider',
} as const;
