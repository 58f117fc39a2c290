import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { noonOf } from '@mawad/shared-ui/desk/figures/figure-period.ts';
import type { FigureSeries } from '@mawad/shared-ui/desk/figures/figure-series.ts';

/** The numbers of the charts, newest first. */
export function FigureTable<Name extends string>({ period, figures, points }: FigureSeries<Name>) {
  const { t } = useTranslation(['figures', 'common']);
  const format = useFormat();
  const visible = figures.filter(({ name }) => points.some((point) => point[name] !== null));
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
              {visible.map(({ name, title, money }) => (
                <th key={name} scope="col" className="number">
                  {money ? `${title} (${t('common:currency')})` : title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={point.start}>
                <th scope="row">{format.date(noonOf(point.start))}</th>
                {visible.map(({ name }) => (
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
