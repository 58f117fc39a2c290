import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

interface DebtBarProps {
  /** IQD; below 0 if the marketplace owes the company. */
  debt: number;
  limit: number;
  state: 'open' | 'warned' | 'over' | 'paused';
}

const colours = { open: 'success.main', warned: 'warning.main', over: 'error.main', paused: 'error.main' };

/** Debt as a part of its limit, with a mark at the share from which the company is warned. */
export function DebtBar({ debt: balance, limit, state }: DebtBarProps) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const debt = Math.max(0, balance);
  const share = limit > 0 ? debt / limit : debt > 0 ? 1 : 0;
  const text = t('debt.of', { debt: format.money(debt), limit: format.money(limit) });
  return (
    <Box>
      <Box
        role="meter"
        aria-label={t('debt.label')}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(debt, limit)}
        aria-valuetext={text}
        sx={{
          position: 'relative',
          blockSize: 12,
          borderRadius: 1,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          backgroundColor: 'action.hover',
        }}
      >
        <Box
          sx={{
            blockSize: '100%',
            inlineSize: `${Math.min(1, share) * 100}%`,
            backgroundColor: colours[state],
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: '80%',
            borderInlineStart: 1,
            opacity: 0.5,
          }}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: 1,
          marginBlockStart: 0.75,
          fontSize: 'var(--text-14)',
        }}
      >
        <span>{text}</span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {format.percent(share)}
        </Box>
      </Box>
    </Box>
  );
}
