import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import {
  mdiCartOutline,
  mdiCashMultiple,
  mdiRefresh,
  mdiStoreOutline,
  mdiTruckOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import type { CartLineInput } from '@mawad/supabase/orders/queries';
import { DeliveryPlace } from '../../delivery-place/delivery-place.tsx';
import { useDeliveryPlace } from '../../delivery-place/use-delivery-place.ts';
import { ProductFee } from './product-fee.tsx';
import * as styles from './product.module.css';

interface DeliveryFactsProps {
  product: ProductDetail;
  /** The goods for which the fee of the chosen governorate is shown. */
  line: CartLineInput;
}

export function DeliveryFacts({ product, line }: DeliveryFactsProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const minimum = product.order_minimum;
  // With a chosen governorate, its own fee is shown instead.
  const isPlaceKnown = useDeliveryPlace() !== '';
  const range = isPlaceKnown ? null : product.delivery;
  const company = localized(product, 'company_name', useLanguage());
  const facts = [
    {
      icon: mdiTruckOutline,
      text: [
        t('deliveryFact', { company }),
        range &&
          t(range.lowest_fee === range.highest_fee ? 'deliveryFee' : 'deliveryFees', {
            lowest: format.amount(range.lowest_fee),
            highest: format.money(range.highest_fee),
          }),
        !isPlaceKnown &&
          product.free_over !== null &&
          t('deliveryFree', { limit: format.amount(product.free_over) }),
      ]
        .filter(Boolean)
        .join(' '),
      more: (
        <>
          <ProductFee line={line} />
          <DeliveryPlace />
        </>
      ),
    },
    ...(product.offers_pickup ? [{ icon: mdiStoreOutline, text: t('pickup') }] : []),
    ...(minimum === null
      ? []
      : [{ icon: mdiCartOutline, text: t('orderMinimum', { minimum: format.money(minimum) }) }]),
    { icon: mdiCashMultiple, text: t('deliveryPay') },
    { icon: mdiRefresh, text: t(`returns.${product.returns}`) },
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, text, ...fact }) => (
        <li key={icon}>
          <span className={styles.factIcon}>
            <Icon path={icon} />
          </span>
          <div className={styles.factText}>
            {text}
            {'more' in fact && fact.more}
          </div>
        </li>
      ))}
    </ul>
  );
}
