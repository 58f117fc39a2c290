import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import * as styles from './product.module.css';

/** Pack content, minimum quantity and quantity step; null if there is nothing to say. */
export function QuantityTerms({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const { unit, min_quantity: minimum, quantity_step: step, pack_quantity: content, pack_unit } = product;
  const sentences = [
    content &&
      t('packContent', { pack: format.quantity(unit, 1), content: format.quantity(pack_unit!, content) }),
    minimum > step && t('smallestOrder', { quantity: format.quantity(unit, minimum) }),
    step !== 1 && t('soldInSteps', { quantity: format.quantity(unit, step) }),
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return <div className={styles.below}>{sentences.join(' ')}</div>;
}
