import type { RefObject } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Price } from '@mawad/shared-ui/kit/money.tsx';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { useScrolledPast } from '../../layout/use-scrolled-past.ts';
import sheet, * as styles from './buy-bar.module.css';

interface BuyBarProps {
  product: ProductDetail;
  disabled: boolean;
  /** Main cart button; the bar appears after the button is scrolled above the screen. */
  after: RefObject<HTMLElement | null>;
  onAdd: () => void;
}

/** Fixed bar with price and cart button, shown on phones while the main button is above the screen. */
export function BuyBar({ product, disabled, after, onAdd }: BuyBarProps) {
  const { t } = useTranslation('product');
  const isVisible = useScrolledPast(after);
  if (!isVisible || disabled) return null;
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
