import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/components/panel';
import { Box } from '@mawad/shared-ui/mui';
import type { OverviewPeriod, StaffOverview } from '@mawad/supabase/queries/overview';
import { figureNames, noonOf } from './figure-names.ts';

interface FigureTableProps {
  period: OverviewPeriod;
  points: NonNullable<StaffOverview['points']>;
}

/** The numbers of the charts, to be read one by one; the newest first. */
export function FigureTable({ period, points }: FigureTableProps) {
  const { t } = useTranslation(['admin-overview', 'common']);
  const format = useFormat();
  const shown = figureNames.filter((name) => points.some((point) => point[name] !== null));
  const heading = (name: (typeof shown)[number]) =>
    name === 'revenue' ? `${t('figure.revenue')} (${t('common:currency')})` : t(`figure.${name}`);
  return (
    <Panel component="details" sx={{ paddingInline: 2, overflow: 'hidden' }}>
      <Box component="summary" sx={{ paddingBlock: 1.5, cursor: 'pointer', fontWeight: 500 }}>
        {t('asTable')}
      </Box>
      <Box sx={{ overflowX: 'auto', paddingBlockEnd: 2 }}>
        <Box component="table" sx={tableStyle}>
          <caption>{t('asTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t(`starts.${period}`)}</th>
              {shown.map((name) => (
                <th key={name} scope="col" className="number">
                  {heading(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={point.start}>
                <th scope="row">{format.date(noonOf(point.start))}</th>
                {shown.map((name) => (
                  <td key={name} className="number">
                    {format.number(point[name] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Panel>
  );
}

const tableStyle = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--text-13)',
  '& caption': {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    clipPath: 'inset(50%)',
    overflow: 'hidden',
  },
  '& th, & td': {
    padding: 0.75,
    textAlign: 'start',
    borderBlockEnd: 1,
    borderColor: 'divider',
    fontWeight: 400,
  },
  '& thead th': { fontWeight: 600 },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;
