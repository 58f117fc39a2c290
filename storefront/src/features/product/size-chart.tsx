import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { SizeChartData } from '../../catalogue/stored-shapes.ts';

/** Table of sizes and measures; scrolls horizontally on narrow screens. */
export function SizeChart({ chart }: { chart: SizeChartData }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  return (
    // Focusable, because a scrolling region must be reachable by keyboard.
    <Box role="region" aria-label={t('sizeChart')} tabIndex={0} sx={scrollerStyle}>
      <Box
        component="table"
        sx={{
          minInlineSize: '100%',
          borderCollapse: 'collapse',
          fontSize: 'var(--text-14)',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': {
            padding: { xs: '8px', sm: '8px 12px' },
            textAlign: 'start',
            border: '1px solid',
            borderColor: 'divider',
          },
          '& td': { whiteSpace: 'nowrap' },
          '& thead th': { backgroundColor: 'action.hover' },
        }}
      >
        <thead>
          <tr>
            {chart.columns.map((column, index) => (
              <th key={index} scope="col">
                {column[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, index) => (
                <td key={index}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

// Shows a shadow at each edge with hidden content: the cover scrolls with the content and hides the fixed
// shadow at the ends.
const cover = 'linear-gradient(var(--mw-palette-background-default) 0 0)';
const shadow = (to: string) => `linear-gradient(to ${to}, rgb(20 35 43 / 0.45), transparent)`;
const scrollerStyle = {
  overflowX: 'auto',
  background: [
    `${cover} left / 16px 100% no-repeat local`,
    `${cover} right / 16px 100% no-repeat local`,
    `${shadow('right')} left / 16px 100% no-repeat scroll`,
    `${shadow('left')} right / 16px 100% no-repeat scroll`,
  ].join(),
} as const;
