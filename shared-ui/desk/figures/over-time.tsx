import { useTranslation } from '@mawad/shared-i18n';
import { PortalChoice } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { FigurePanels } from './figure-panels.tsx';
import { FigureTable } from './figure-table.tsx';
import type { FigureSeries } from '@mawad/shared-ui/desk/figures/figure-series.ts';
import { figurePeriods, readPeriod } from '@mawad/shared-ui/desk/figures/figure-period.ts';

interface OverTimeProps<Name extends string> extends FigureSeries<Name> {
  /** Its address contains the period. */
  list: ListParams;
}

/** Figures by day, week or month as charts and as a table, with the change since the previous period. */
export function OverTime<Name extends string>({ list, ...series }: OverTimeProps<Name>) {
  const { t } = useTranslation('figures');
  return (
    <Box component="section" aria-labelledby="figures" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography id="figures" variant="h2" sx={{ fontSize: 'var(--text-20)', flex: '1 1 auto' }}>
          {t('title')}
        </Typography>
        <PortalChoice
          label={t('period')}
          value={readPeriod(list)}
          options={figurePeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          onChoose={(value) => list.setFilter('period', value)}
        />
      </Box>
      <FigurePanels {...series} />
      <FigureTable {...series} />
    </Box>
  );
}
