import { useFormat, useTranslation } from '@mawad/shared-i18n';
import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiCloseCircleOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import sheet, * as styles from './stock-label.module.css';

/** Stock below this number of units is shown as low. */
const lowBelow = 10;

interface StockLabelProps {
  stock: number;
  unit: string;
  /** `word` shows only the availability; `exact` also the quantity. */
  detail?: 'word' | 'exact';
}

/** Availability of a product as text, icon and colour. */
export function StockLabel({ stock, unit, detail = 'word' }: StockLabelProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const quantity = () => format.quantity(unit, stock);
  const states = {
    none: () => ({ text: t('product.outOfStock'), look: styles.none, icon: mdiCloseCircleOutline }),
    low: () => ({
      text: t('product.onlyLeft', { quantity: quantity() }),
      look: styles.low,
      icon: mdiAlertCircleOutline,
    }),
    good: () => ({
      text: detail === 'exact' ? t('product.available', { quantity: quantity() }) : t('product.inStock'),
      look: styles.good,
      icon: mdiCheckCircleOutline,
    }),
  };
  const { text, look, icon } = states[stock <= 0 ? 'none' : stock < lowBelow ? 'low' : 'good']();
  return (
    <span className={`${styles.stock} ${look}`}>
      {sheet}
      <Icon path={icon} size={16} />
      {text}
    </span>
  );
}
