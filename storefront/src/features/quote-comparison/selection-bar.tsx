import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { SelectionTotals } from './selection.ts';

interface SelectionBarProps {
  totals: SelectionTotals;
  /** Chosen lines, of all that can be chosen. */
  chosenCount: number;
  lineCount: number;
  onContinue: () => void;
}

/** Landed total per seller and in all, at the bottom of the screen. */
export function SelectionBar({ totals, chosenCount, lineCount, onContinue }: SelectionBarProps) {
  const { t } = useTranslation('quote-comparison');
  const format = useFormat();
  const { sellers, total, openCount } = totals;
  return (
    <Box
      component="section"
      aria-label={t('selection')}
      // The chat button moves aside; it cannot see the button while that is disabled.
      data-price
      sx={{
        displayPrint: 'none',
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        paddingInline: 2,
        paddingBlock: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minInlineSize: 0 }}>
        <Box role="status">
          {t('chosenCount', {
            count: chosenCount,
            number: format.number(chosenCount),
            lines: format.number(lineCount),
          })}
          {sellers.length > 0 &&
            ` · ${t('orderCount', { count: sellers.length, number: format.number(sellers.length) })}`}
        </Box>
        {openCount > 0 && (
          <Box sx={{ color: 'error.main' }}>
            {t('quantitiesMissing', { count: openCount, number: format.number(openCount) })}
          </Box>
        )}
        {sellers.length > 0 && (
          <details>
            <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', minBlockSize: 28 }}>
              {t('bySeller')}
            </Box>
            <SellerTotals totals={totals} />
          </details>
        )}
      </Box>
      <Box component="strong" sx={{ fontSize: 'var(--text-20)' }}>
        <Money amount={total} />
      </Box>
      <Button variant="contained" disabled={chosenCount === 0 || openCount > 0} onClick={onContinue}>
        {t('continue')}
      </Button>
    </Box>
  );
}

/** Goods and delivery of each seller. */
export function SellerTotals({ totals: { sellers } }: Pick<SelectionBarProps, 'totals'>) {
  const { t } = useTranslation('quote-comparison');
  const format = useFormat();
  return (
    <Box
      component="ul"
      sx={{
        margin: 0,
        padding: 0,
        listStyle: 'none',
        color: 'text.secondary',
        fontSize: 'var(--text-13)',
        maxBlockSize: { xs: 96, md: 160 },
        overflowY: 'auto',
      }}
    >
      {sellers.map(({ offer, lineCount, goods, delivery }) => (
        <li key={offer.id}>
          <CompanyName of={offer} />:{' '}
          {t('sellerTotal', {
            lines: t('lineCount', { count: lineCount, number: format.number(lineCount) }),
            goods: format.money(goods),
            delivery: format.money(delivery),
          })}
        </li>
      ))}
    </Box>
  );
}
