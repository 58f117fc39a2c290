import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';

interface FigureSumProps {
  /** Undefined while they load. `rate` is a percentage. */
  sums: { cases: number; delivered_lines: number; rate: number } | undefined;
}

/** Returns of all rows together. */
export function FigureSum({ sums }: FigureSumProps) {
  const { t } = useTranslation('return-desk');
  const format = useFormat();
  return (
    <Box sx={{ marginBlockEnd: 1.5 }}>
      {sums && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t('figures.total', {
            cases: format.number(sums.cases),
            lines: format.number(sums.delivered_lines),
            rate: `\u2066${format.number(sums.rate)}%\u2069`,
          })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('figures.hint')}
      </Typography>
    </Box>
  );
}

export function FiguresEmpty() {
  const { t } = useTranslation('return-desk');
  return <EmptyState title={t('figures.emptyTitle')} text={t('figures.emptyText')} />;
}
