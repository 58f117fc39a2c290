import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import type { ReportFigures } from '@mawad/supabase/reports/queries';
import { isMoney, type ReportFigure, reportFigures } from './report-params.ts';

interface ReportCardsProps {
  total: ReportFigures;
  /** Null without a compared period. */
  before: ReportFigures | null;
}

/** Value of the goods behind a number of orders. */
const goodsOf: Partial<Record<ReportFigure, 'refused' | 'short' | 'returned'>> = {
  refusals: 'refused',
  shortages: 'short',
  returns: 'returned',
};

/** Sums of the period with their change since the compared one. */
export function ReportCards({ total, before }: ReportCardsProps) {
  const { t } = useTranslation(['reports', 'common']);
  const format = useFormat();
  const shown = reportFigures.filter((name) => total[name] !== null);
  const worth = (amount: number) => `${format.number(amount)}\u00a0${t('common:currency')}`;
  return (
    <Box component="section" aria-label={t('reports:totals')} sx={gridStyle}>
      {shown.map((name) => {
        const goods = goodsOf[name];
        return (
          <Panel key={name} sx={{ padding: 1.5 }}>
            <Box sx={{ fontSize: 'var(--text-13)', fontWeight: 600 }}>{t(`reports:figures.${name}`)}</Box>
            <Box
              sx={{
                fontSize: { xs: 'var(--text-16)', sm: 'var(--text-20)' },
                fontWeight: 700,
                fontVariantNumeric: 'tabular-nums',
                overflowWrap: 'break-word',
              }}
            >
              {/* The currency wraps as a whole. */}
              {isMoney(name)
                ? `${format.number(total[name] ?? 0)} ${t('common:currency')}`
                : format.number(total[name] ?? 0)}
            </Box>
            {goods && <Box sx={quiet}>{t('reports:goods', { amount: worth(total[goods]) })}</Box>}
            {before && (
              <Box sx={quiet}>{<Change now={total[name] ?? 0} before={before[name] ?? 0} name={name} />}</Box>
            )}
          </Panel>
        );
      })}
    </Box>
  );
}

interface ChangeProps {
  name: ReportFigure;
  now: number;
  before: number;
}

function Change({ name, now, before }: ChangeProps) {
  const { t } = useTranslation(['reports', 'common']);
  const format = useFormat();
  if (before === now) return t('reports:change.same');
  const value = isMoney(name)
    ? `${format.number(before)}\u00a0${t('common:currency')}`
    : format.number(before);
  if (before <= 0) return t('reports:change.from', { before: value });
  const share = format.percent(Math.abs(now - before) / before);
  return t(`reports:change.${now > before ? 'more' : 'less'}`, { share, before: value });
}

const quiet = { fontSize: 'var(--text-12)', color: 'text.secondary' } as const;

const gridStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(200px, 1fr))' },
} as const;
