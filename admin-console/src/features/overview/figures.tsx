import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/components/panel';
import { Box, Typography } from '@mawad/shared-ui/mui';
import type {
  Figures as FigureValues,
  OverviewPeriod,
  StaffOverview,
} from '@mawad/supabase/queries/overview';
import { BarChart } from './bar-chart.tsx';
import { type FigureName, figureNames, noonOf } from './figure-names.ts';

interface FiguresProps {
  period: OverviewPeriod;
  points: NonNullable<StaffOverview['points']>;
  before: FigureValues;
}

/** Each figure that the reader may see: its sum, the change against as long a time before, and a chart. */
export function Figures({ period, points, before }: FiguresProps) {
  const shown = figureNames.filter((name) => before[name] !== null);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {shown.map((name) => (
        <Figure key={name} name={name} period={period} points={points} before={before[name] ?? 0} />
      ))}
    </Box>
  );
}

function Figure({
  name,
  period,
  points,
  before,
}: Omit<FiguresProps, 'before'> & { name: FigureName; before: number }) {
  const { t } = useTranslation(['admin-overview', 'common']);
  const format = useFormat();
  const values = points.map((point) => point[name] ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  const amount = (value: number) =>
    name === 'revenue' ? `${format.number(value)}\u00a0${t('common:currency')}` : format.number(value);
  const dayOf = (point: (typeof points)[number] | undefined) => point && format.date(noonOf(point.start));
  return (
    <Panel sx={{ display: 'grid', gap: 1, padding: 2, alignContent: 'start' }}>
      <Typography variant="h3" sx={{ fontSize: 'var(--text-14)', fontWeight: 600 }}>
        {t(`figure.${name}`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Box sx={{ fontSize: 'var(--text-24)', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {amount(total)}
        </Box>
        <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
          <Change total={total} before={before} period={period} amount={amount} />
        </Box>
      </Box>
      <BarChart
        label={t('chart', { figure: t(`figure.${name}`), period: t(`periods.${period}`) })}
        bars={points.map((point, index) => ({
          key: point.start,
          value: values[index] ?? 0,
          title: `${dayOf(point)}: ${amount(values[index] ?? 0)}`,
        }))}
      />
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 1,
          fontSize: 'var(--text-12)',
          color: 'text.secondary',
        }}
      >
        <span>{dayOf(points[0])}</span>
        <span>{dayOf(points.at(-1))}</span>
      </Box>
    </Panel>
  );
}

interface ChangeProps {
  total: number;
  before: number;
  period: OverviewPeriod;
  amount: (value: number) => string;
}

/** How the sum compares with that of as long a time before. */
function Change({ total, before, period, amount }: ChangeProps) {
  const { t } = useTranslation('admin-overview');
  const format = useFormat();
  if (before === 0) return t(`change.none.${period}`);
  if (total === before) return t(`change.same.${period}`);
  const share = format.percent(Math.abs(total - before) / before);
  return t(`change.${total > before ? 'more' : 'less'}.${period}`, { share, before: amount(before) });
}
