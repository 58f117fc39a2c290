import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiAlertCircleOutline } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';

interface SellerMinimumProps {
  /** IQD. */
  subtotal: number;
  /** IQD; null or unknown: any order is accepted. */
  minimum: number | null | undefined;
}

/** Whether a seller would refuse so small an order. */
export function isBelowMinimum({ subtotal, minimum }: SellerMinimumProps): boolean {
  return typeof minimum === 'number' && subtotal < minimum;
}

/** From which sum on a seller accepts orders, and what is missing; nothing once it is reached. */
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
