import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiAlertCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

interface SellerMinimumProps {
  subtotal: number;
  /** IQD. Null or undefined if any order is accepted. */
  minimum: number | null | undefined;
}

/** Whether a seller refuses an order of this amount. */
export function isBelowMinimum({ subtotal, minimum }: SellerMinimumProps): boolean {
  return typeof minimum === 'number' && subtotal < minimum;
}

/** Notice about a seller's minimum order and the missing amount; null if it is reached. */
export function SellerMinimum({ subtotal, minimum }: SellerMinimumProps) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  if (typeof minimum !== 'number' || !isBelowMinimum({ subtotal, minimum })) return null;
  return (
    <Box role="status" sx={noteStyle}>
      <Icon path={mdiAlertCircleOutline} size={20} />
      <span>
        {t('minimum.missing', { minimum: format.money(minimum), missing: format.money(minimum - subtotal) })}
      </span>
    </Box>
  );
}

const noteStyle = {
  display: 'flex',
  gap: 1,
  alignItems: 'start',
  fontSize: 'var(--text-14)',
  color: 'error.main',
} as const;
