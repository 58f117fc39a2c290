import type { ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { backendOf } from '@mawad/supabase/client';
import { adjustStock, type OwnProduct } from '@mawad/supabase/products/queries';
import { QuickEdit } from './quick-edit.tsx';
import { useQuickChange } from './use-quick-change.ts';

/** Stock of a product without variants, editable on click by a counted quantity. */
export function QuickStock({ product, children }: { product: OwnProduct; children: ReactNode }) {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  const { data } = backendOf(useServices());
  const name = `\u2068${localized(product, 'name', useLanguage())}\u2069`;
  const change = useQuickChange(
    ({ value, expected }) => adjustStock(data, { product_id: product.id, counted: value, expected }),
    (number) => t('quick.stockSet', { name, number: format.number(number) }),
  );
  return (
    <QuickEdit
      title={t('quick.stock', { name })}
      label={t('products.stock')}
      value={product.stock}
      read={(text) => readQuantity(text, product.unit)}
      refuse={() => undefined}
      change={change}
    >
      {children}
    </QuickEdit>
  );
}
