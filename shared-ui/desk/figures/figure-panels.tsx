import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { BarChart } from './bar-chart.tsx';
import { type FigurePeriod, noonOf } from '@mawad/shared-ui/desk/figures/figure-period.ts';
import type { FigureSeries } from '@mawad/shared-ui/desk/figures/figure-series.ts';

/** A panel per figure that the reader may see: its sum, the change since the previous period, and a chart. */
export function FigurePanels<Name extends string>({ figures, period, points, before }: FigureSeries<Name>) {
  const visible = figures.filter(({ name }) => before[name] !== null);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {visible.map(({ name, title, money = false }) => (
        <Figure
          key={name}
          title={title}
          money={money}
          period={period}
          points={points.map((point) => ({ start: point.start, value: point[name] ?? 0 }))}
          before={before[name] ?? 0}
        />
      ))}
    </Box>
  );
}

interface FigureProps {
  title: string;
  money: boolean;
  period: FigurePeriod;
  points: { start: string; value: number }[];
  before: number;
}

function Figure({ title, money, period, points, before }: FigureProps) {
  const { t } = useTranslation(['figures', 'common']);
  const format = useFormat();
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const amount = (value: number) =>
    money ? `${format.number(value)}\u00a0${t('common:currency')}` : format.number(value);
  const dayOf = (point: (typeof points)[number] | undefined) => point && format.date(noonOf(point.start));
  return (
    <Panel sx={{ display: 'grid', gap: 1, padding: 2, alignContent: 'start' }}>
      <Typography variant="h3" sx={{ fontSize: 'var(--text-14)', fontWeight: 600 }}>
        {title}
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
        label={t('chart', { figure: title, period: t(`periods.${period}`) })}
        bars={points.map((point) => ({
          key: point.start,
          value: point.value,
          title: `${dayOf(point)}: ${amount(point.value)}`,
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
  period: FigurePeriod;
  amount: (value: number) => string;
}

/** Change of the sum compared with the previous period of the same length. */
function Change({ total, before, period, amount }: ChangeProps) {
  const { t } = useTranslation('figures');
  const format = useFormat();
  if (before === 0) return t(`change.none.${period}`);
  if (total === before) return t(`change.same.${period}`);
  const share = format.percent(Math.abs(total - before) / before);
  return t(`change.${total > before ? 'more' : 'less'}.${period}`, { share, before: amount(before) });
}
