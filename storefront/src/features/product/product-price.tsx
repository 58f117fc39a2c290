import { Suspense } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DealTag, Price, savingOf } from '@mawad/shared-ui/components/money';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import * as styles from './product.module.css';

/** The price per unit; with a deal also the old price, the saving and the end; of an old price, when it was confirmed. */
export function ProductPrice({ product }: { product: ProductDetail }) {
  const { price, discounted_price, unit, deal_ends_at: ends } = product;
  const saving = savingOf(product);
  return (
    <div>
      <Price price={price} discounted_price={discounted_price} unit={unit} size="large" />
      {saving > 0 && (
        <div className={styles.deal}>
          <DealTag saving={saving} />
          {ends && (
            // Hydrated in a step of its own, because a browser's first date formatter takes long to create.
            <Suspense>
              <DealEnd ends={ends} />
            </Suspense>
          )}
        </div>
      )}
      {product.price_is_old && (
        <Suspense>
          <Confirmed at={product.price_confirmed_at} />
        </Suspense>
      )}
    </div>
  );
}

/** A buyer may want to ask before ordering. */
function Confirmed({ at }: { at: string }) {
  const { t } = useTranslation('product');
  const { date } = useFormat();
  return <div className={styles.below}>{t('priceConfirmed', { date: date(at) })}</div>;
}

function DealEnd({ ends }: { ends: string }) {
  const { t } = useTranslation('product');
  const { date } = useFormat();
  return <span className={styles.small}>{t('dealEnds', { date: date(ends) })}</span>;
}
