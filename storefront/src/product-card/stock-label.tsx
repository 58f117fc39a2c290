import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiCloseCircleOutline } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';
import { Icon } from '@mawad/shared-ui/components/icon';

/** From this many units on, stock is plenty rather than scarce. */
const scarceBelow = 10;

interface StockLabelProps {
  stock: number;
  unit: string;
  /** `word` says only whether; `exact` also how many. */
  detail?: 'word' | 'exact';
}

/** Whether and how much the seller has, in words first and colour second. */
export function StockLabel({ stock, unit, detail = 'word' }: StockLabelProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const quantity = format.quantity(unit, stock);
  const states = {
    none: { text: t('product.outOfStock'), color: 'error.main', icon: mdiCloseCircleOutline },
    low: { text: t('product.onlyLeft', { quantity }), color: 'warning.dark', icon: mdiAlertCircleOutline },
    good: {
      text: detail === 'exact' ? t('product.available', { quantity }) : t('product.inStock'),
      color: 'success.dark',
      icon: mdiCheckCircleOutline,
    },
  };
  const { text, color, icon } = states[stock <= 0 ? 'none' : stock < scarceBelow ? 'low' : 'good'];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color, fontWeight: 500 }}
    >
      <Icon path={icon} size={16} />
      {text}
    </Box>
  );
}
