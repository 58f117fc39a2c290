import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { BarChart } from '@mawad/shared-ui/desk/figures/bar-chart.tsx';
import { noonOf } from '@mawad/shared-ui/desk/figures/figure-period.ts';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import type { Report } from '@mawad/supabase/reports/queries';
import { isMoney, type ReportFigure, reportFigures } from './report-params.ts';
import { barsOf } from './report-rows.ts';

interface ReportChartProps {
  report: Report;
  figure: ReportFigure;
  onChoose: (figure: ReportFigure) => void;
}

/** One figure over the days or months of the period; a bar names the figure of the compared period too. */
export function ReportChart({ report, figure, onChoose }: ReportChartProps) {
  const { t } = useTranslation(['reports', 'common']);
  const format = useFormat();
  const amount = (value: number) =>
    isMoney(figure) ? `${format.number(value)}\u00a0${t('common:currency')}` : format.number(value);
  const before = report.before && barsOf(report.before.days, figure);
  const bars = barsOf(report.days, figure).map(({ key, value, isMonth }, index) => {
    const time = isMonth ? format.month(noonOf(key)) : format.date(noonOf(key));
    const other = before?.[index];
    return {
      ...{ key, value, time },
      title: other
        ? t('reports:barCompared', { time, value: amount(value), before: amount(other.value) })
        : t('reports:bar', { time, value: amount(value) }),
    };
  });
  const shown = reportFigures.filter((name) => report.total === null || report.total[name] !== null);
  return (
    <Panel sx={{ display: 'grid', gap: 1, padding: 2 }}>
      <Box sx={{ justifySelf: 'start' }}>
        <PortalSelect
          label={t('reports:figure')}
          value={figure}
          options={shown.map((value) => ({ value, label: t(`reports:figures.${value}`) }))}
          onChoose={(value) => onChoose(value as ReportFigure)}
        />
      </Box>
      <BarChart label={t('reports:chart', { figure: t(`reports:figures.${figure}`) })} bars={bars} />
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
        <span>{bars[0]?.time}</span>
        <span>{bars.length > 1 && bars.at(-1)?.time}</span>
      </Box>
    </Panel>
  );
}
