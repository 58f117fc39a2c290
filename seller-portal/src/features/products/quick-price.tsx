import type { ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { type OwnProduct, setProductPrice } from '@mawad/supabase/products/queries';
import { QuickEdit } from './quick-edit.tsx';
import { useQuickChange } from './use-quick-change.ts';

interface QuickPriceProps {
  product: OwnProduct & { price: number };
  children: ReactNode;
}

/** Price in the list, editable on click. */
export function QuickPrice({ product, children }: QuickPriceProps) {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  const { data } = backendOf(useServices());
  const name = `\u2068${localized(product, 'name', useLanguage())}\u2069`;
  const reduced = product.list_discounted_price;
  const change = useQuickChange(
    ({ value, expected, confirmed }) =>
      setProductPrice(data, product.id, { price: value, expected, confirmed }),
    (price) => t('quick.priceSet', { name, price: format.money(price) }),
  );
  const refuse = (price: number) => {
    if (price <= 0) return t('quick.positive');
    return reduced !== null && price <= reduced
      ? t('quick.aboveReduced', { price: format.money(reduced) })
      : undefined;
  };
  return (
    <QuickEdit
      title={t('quick.price', { name })}
      label={t('products.price')}
      value={product.price}
      read={readNumber}
      refuse={refuse}
      change={change}
    >
      {children}
    </QuickEdit>
  );
}
