import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { QuantityInput } from '@mawad/shared-ui/components/quantity-input';
import { StockLabel } from '@mawad/shared-ui/components/stock-label';
import { mdiCartPlus } from '@mawad/shared-ui/icons';
import { Box, Button } from '@mawad/shared-ui/mui';
import { useStoreApi } from '@mawad/shared-ui/store';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import { toCartVariant } from '../../catalogue/cart-product.ts';
import { useAddToCart } from '../../catalogue/use-add-to-cart.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductPrice } from './product-price.tsx';
import { VariantPicker } from './variant-picker.tsx';
import { chosenVariant, firstChoice } from './variants.ts';

/** Price, variant, quantity and the cart: everything the decision needs. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const addToCart = useAddToCart();
  const store = useStoreApi();
  const { variants } = product;
  const [choice, setChoice] = useState(() => firstChoice(variants));
  const [quantity, setQuantity] = useState(1);
  const variant = chosenVariant(variants, choice);
  const stock = variants.length > 0 ? (variant?.stock ?? 0) : product.stock;
  const unitPrice = product.discounted_price ?? product.price;

  function add() {
    if (addToCart(product, quantity, variant && toCartVariant(variant))) setQuantity(1);
  }

  function tellLimit() {
    const title = t('stock.onlyLeft', { availableQuantity: format.number(stock) });
    store.getState().toast.show({ title, variant: 'destructive' });
  }

  return (
    <Box sx={{ marginBlockStart: 2.5, paddingBlockStart: 2.5, borderBlockStart: 1, borderColor: 'divider' }}>
      <ProductPrice product={product} />
      {variants.length > 0 && <VariantPicker variants={variants} choice={choice} onChange={setChoice} />}
      <Box role="status" sx={{ marginBlockStart: 2 }}>
        <StockLabel stock={stock} unit={product.unit} detail="exact" />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 2 }}>
        <QuantityInput
          value={quantity}
          max={Math.max(stock, 1)}
          onChange={setQuantity}
          disabled={stock === 0}
          onExceed={tellLimit}
          label={t('product.quantity')}
        />
        <Button
          variant="contained"
          size="large"
          disabled={stock === 0}
          onClick={add}
          startIcon={<Icon path={mdiCartPlus} />}
          sx={{ flexGrow: 1, minInlineSize: 200, minBlockSize: 48 }}
        >
          {t('product.addToCart')}
        </Button>
      </Box>
      <Box
        aria-live="polite"
        sx={{ marginBlockStart: 1, minBlockSize: 24, fontSize: 'var(--text-14)', color: 'text.secondary' }}
      >
        {quantity > 1 && stock > 0 && (
          <>
            {`${t('product.subtotal', { quantity: format.quantity(product.unit, quantity) })}: `}
            <strong>{format.money(unitPrice * quantity)}</strong>
          </>
        )}
      </Box>
      <ProductActions product={product} />
      <DeliveryFacts product={product} />
    </Box>
  );
}
