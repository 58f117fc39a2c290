import { useId } from 'react';
import { type UnitName, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { leastSellable, type PriceBreak } from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import * as styles from './product.module.css';

interface VolumePricesProps {
  product: ProductDetail;
  breaks: readonly PriceBreak[];
  quantity: number;
  /** Maximum that can be ordered now. */
  maxQuantity: number;
  onChoose: (quantity: number) => void;
}

/** Prices by volume; pressing a row selects its quantity. */
export function VolumePrices({ product, breaks, quantity, maxQuantity, onChoose }: VolumePricesProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const id = useId();
  if (breaks.length === 0) return null;
  const reached = breaks.findLast((one) => one.quantity <= quantity);
  return (
    <div className={styles.volume}>
      <div id={id} className={styles.volumeTitle}>
        {t('volume.title')}
      </div>
      <ul aria-labelledby={id} className={styles.breaks}>
        {breaks.map((one) => {
          const minimum = leastSellable(one.quantity, product);
          return (
            <li key={one.quantity}>
              <PlainButton
                look="inherit"
                aria-pressed={one === reached}
                disabled={minimum > maxQuantity}
                onClick={() => onChoose(minimum)}
                className={styles.volumePrice}
              >
                <span>{t('volume.from', { quantity: format.quantity(product.unit, one.quantity) })}</span>
                <span>
                  <Money amount={one.price} />{' '}
                  {t(`volume.per.${product.unit as UnitName}`, { defaultValue: '' })}
                </span>
              </PlainButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
