import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Project } from '@mawad/supabase/buying/queries';

/** Spent, waiting and left of a project's budget, with a bar. */
export function Budget({ project }: { project: Project }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const { budget, spent, waiting, left } = project;
  const rows = [
    [t('projects.spent'), spent],
    [t('projects.waiting'), waiting],
    ...(left === null ? [] : [[left < 0 ? t('projects.overBudget') : t('projects.left'), Math.abs(left)]]),
  ] as [string, number][];
  const share = (amount: number) => `${budget ? Math.min(100, (amount / budget) * 100) : 0}%`;
  const color = budget !== null && spent >= budget * 0.8 ? 'error.main' : 'primary.main';
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: 'var(--text-14)' }}>
      <Box>
        {budget === null ? (
          t('projects.noBudget')
        ) : (
          <>
            {t('projects.budget')}
            {': '}
            <strong>{format.money(budget)}</strong>
          </>
        )}
      </Box>
      {budget !== null && (
        <Box aria-hidden sx={barStyle}>
          <Box sx={{ inlineSize: share(spent), backgroundColor: color }} />
          <Box sx={{ inlineSize: share(waiting), backgroundColor: 'warning.main' }} />
        </Box>
      )}
      <Box component="dl" sx={factsStyle}>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.money(amount)}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  blockSize: 8,
  borderRadius: 1,
  overflow: 'hidden',
  backgroundColor: 'action.hover',
};

const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  margin: 0,
  '& dt': { color: 'text.secondary', fontSize: 'var(--text-12)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
};
