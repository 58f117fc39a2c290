import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { PageFigures } from '@mawad/supabase/site/page-insight-queries';
import { PageName } from './page-name.tsx';

type PageRow = PageFigures['pages'][number];
type Metric = keyof PageRow['measures'];

/** Limits between good, needs improvement and poor (web.dev/articles/vitals); ms, CLS without unit. */
const limits = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25], TTFB: [800, 1800] } as const;
const metrics = Object.keys(limits) as Metric[];

export function usePageColumns(): PortalColumn<PageRow>[] {
  const { t } = useTranslation('admin-overview');
  const format = useFormat();
  return [
    { id: 'page', header: t('pages.page'), cell: ({ page }) => <PageName page={page} />, lead: true },
    { id: 'visits', header: t('pages.visits'), cell: ({ visits }) => format.number(visits), align: 'end' },
    ...metrics.map((metric) => ({
      id: metric,
      header: t(`pages.measure.${metric}`),
      cell: ({ measures }: PageRow) => <Measure metric={metric} p75={measures[metric]?.p75} />,
      align: 'end' as const,
    })),
  ];
}

function Measure({ metric, p75 }: { metric: Metric; p75: number | undefined }) {
  const { t } = useTranslation('admin-overview');
  const format = useFormat();
  if (p75 === undefined) return <Box sx={{ color: 'text.secondary' }}>{t('pages.unmeasured')}</Box>;
  const [good, poor] = limits[metric];
  const rating = p75 <= good ? 'good' : p75 <= poor ? 'fair' : 'poor';
  const text =
    metric === 'CLS'
      ? format.number(Math.round(p75 * 100) / 100)
      : p75 >= 1000
        ? t('pages.seconds', { number: format.number(Math.round(p75 / 100) / 10) })
        : t('pages.milliseconds', { number: format.number(Math.round(p75)) });
  return (
    <Box>
      <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Box>
      <Box sx={{ fontSize: 'var(--text-12)', color: colors[rating], whiteSpace: 'nowrap' }}>
        {t(`pages.rating.${rating}`)}
      </Box>
    </Box>
  );
}

const colors = { good: 'success.dark', fair: 'warning.dark', poor: 'error.main' } as const;
