import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { sumOfMoney } from '@mawad/shared-ui/platform/store/index.ts';

/** Total without delivery of the lines that can be ordered. `totals`: their amounts, IQD. */
export function GoodsTotal({ totals }: { totals: number[] }) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  return (
    <Box sx={totalStyle}>
      <strong>{t('quick.summary.total')}</strong>
      <Box component="strong" sx={amountStyle}>
        {format.cartTotal(sumOfMoney(totals))}
      </Box>
    </Box>
  );
}

const totalStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 2,
  borderBlockStart: 1,
  borderColor: 'divider',
  paddingBlockStart: 1.5,
} as const;

const amountStyle = {
  fontSize: 'var(--text-24)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  marginInlineStart: 'auto',
} as const;
