import { useTranslation } from '@mawad/shared-i18n';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { PortalChoice } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { type Report, reportComparisons } from '@mawad/supabase/reports/queries';
import { type ReportParams, reportPeriods, reportWays } from './report-params.ts';
import { ReportScope } from './report-scope.tsx';

interface ReportFiltersProps {
  list: ListParams;
  params: ReportParams;
  /** Names of the subjects that the report is narrowed to; undefined while they load. */
  names: Report['names'] | undefined;
}

/** Period, compared period, rows and subjects of a report, kept in the address. */
export function ReportFilters({ list, params, names }: ReportFiltersProps) {
  const { t } = useTranslation('reports');
  const { period, way, compare } = params;
  const usual = reportPeriods();
  return (
    <Box role="search" sx={{ display: 'grid', gap: 1.5, marginBlockEnd: 2 }}>
      <Box role="group" aria-label={t('period')} sx={rowStyle}>
        <PortalDay
          label={t('from')}
          value={period.first_day}
          onChoose={(day) => list.setFilter('from', day)}
        />
        <PortalDay label={t('to')} value={period.last_day} onChoose={(day) => list.setFilter('to', day)} />
        {(Object.keys(usual) as (keyof typeof usual)[]).map((name) => (
          <Button
            key={name}
            size="small"
            aria-pressed={
              usual[name].first_day === period.first_day && usual[name].last_day === period.last_day
            }
            onClick={() => list.setFilters({ from: usual[name].first_day, to: usual[name].last_day })}
            sx={{ '&[aria-pressed="true"]': { backgroundColor: 'action.selected', fontWeight: 700 } }}
          >
            {t(`periods.${name}`)}
          </Button>
        ))}
      </Box>
      <Box sx={rowStyle}>
        <PortalChoice
          label={t('by')}
          value={way}
          options={reportWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
          onChoose={(value) => list.setFilters({ by: value === 'day' ? '' : value, sort: '' })}
        />
        <PortalSelect
          label={t('compare')}
          value={compare}
          options={[...reportComparisons, 'none' as const].map((value) => ({
            value,
            label: t(`comparisons.${value}`),
          }))}
          onChoose={(value) => list.setFilter('compare', value === 'previous' ? '' : value)}
        />
      </Box>
      <ReportScope list={list} params={params} names={names} />
    </Box>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;
