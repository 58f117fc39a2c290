import type { RefObject } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Price } from '@mawad/shared-ui/components/money';
import { PlainButton } from '@mawad/shared-ui/components/plain-button';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import { useScrolledPast } from '../../layout/use-scrolled-past.ts';
import sheet, * as styles from './buy-bar.module.css';

interface BuyBarProps {
  product: ProductDetail;
  disabled: boolean;
  /** The button that the bar stands in for once it has scrolled away upwards. */
  after: RefObject<HTMLElement | null>;
  onAdd: () => void;
}

/** Price and cart button at the bottom of a phone's screen while the main button is out of sight. */
export function BuyBar({ product, disabled, after, onAdd }: BuyBarProps) {
  const { t } = useTranslation('product');
  const shown = useScrolledPast(after);
  if (!shown || disabled) return null;
  return (
    <div role="region" aria-label={t('buyBar')} className={styles.bar}>
      {sheet}
      <div className={styles.price}>
        <Price price={product.price} discounted_price={product.discounted_price} unit={product.unit} />
      </div>
      <PlainButton data-buyers look="contained" onClick={onAdd} className={styles.add}>
        {t('addToCart')}
      </PlainButton>
    </div>
  );
}
