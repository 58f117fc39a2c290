import { Suspense } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DealTag, Price, savingOf } from '@mawad/shared-ui/kit/money.tsx';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import * as styles from './product.module.css';

/**
 * Price per unit. A deal adds the old price, the saving and the end date; an old price adds its confirmation
 * date.
 */
export function ProductPrice({ product }: { product: ProductDetail }) {
  const ends = product.deal_ends_at;
  const saving = savingOf(product);
  return (
    <div>
      <Price {...product} size="large" />
      {saving > 0 && (
        <div className={styles.deal}>
          <DealTag saving={saving} />
          {ends && (
            // Hydrated separately, because the browser's first date formatter is slow to create.
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

/** Date of an old price's last confirmation, so that buyers can ask before ordering. */
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
