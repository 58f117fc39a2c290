import { useRef, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { QuantityInput } from '../../cart/quantity-input.tsx';
import { StockLabel } from '../../product-card/stock-label.tsx';
import { mdiCartPlus } from '@mawad/shared-ui/icons';
import { Box, Button } from '@mawad/shared-ui/mui';
import { useStoreApi } from '@mawad/shared-ui/store';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import { toCartVariant } from '../../catalogue/cart-product.ts';
import { useAddToCart } from '../../catalogue/use-add-to-cart.ts';
import { BuyBar } from './buy-bar.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductPrice } from './product-price.tsx';
import { useVariantChoice } from './use-variant-choice.ts';
import { VariantPicker } from './variant-picker.tsx';
import { missingDimension, stockOfChoice } from './variants.ts';

/** Price, variant, quantity and the cart: everything the decision needs. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const { t } = useTranslation(['product', 'storefront']);
  const format = useFormat();
  const addToCart = useAddToCart();
  const store = useStoreApi();
  const { variants } = product;
  const { choice, choose, variant } = useVariantChoice(variants);
  const [asked, setAsked] = useState(false);
  const [quantity, setQuantity] = useState(1);
  const addButton = useRef<HTMLButtonElement>(null);
  const missingOption = useRef<HTMLButtonElement>(null);
  const missing = missingDimension(variants, choice);
  const stock = variants.length > 0 ? stockOfChoice(variants, choice) : product.stock;
  const unitPrice = product.discounted_price ?? product.price;

  function add() {
    if (missing) {
      setAsked(true);
      // The option is known once the message beside it has been drawn.
      requestAnimationFrame(() => missingOption.current?.focus());
    } else if (addToCart(product, quantity, variant && toCartVariant(variant))) setQuantity(1);
  }

  function tellLimit() {
    const title = t('storefront:stock.onlyLeft', { availableQuantity: format.number(stock) });
    store.getState().toast.show({ title, variant: 'destructive' });
  }

  return (
    <Box sx={{ marginBlockStart: 2.5, paddingBlockStart: 2.5, borderBlockStart: 1, borderColor: 'divider' }}>
      <ProductPrice product={product} />
      {variants.length > 0 && (
        <VariantPicker
          variants={variants}
          choice={choice}
          onChange={choose}
          missing={asked ? missing : null}
          missingRef={missingOption}
        />
      )}
      <Box role="status" sx={{ marginBlockStart: 2 }}>
        <StockLabel stock={stock} unit={product.unit} detail="exact" />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 2, displayPrint: 'none' }}>
        <QuantityInput
          value={quantity}
          max={Math.max(stock, 1)}
          onChange={setQuantity}
          disabled={stock === 0}
          onExceed={tellLimit}
          label={t('quantity')}
        />
        <Button
          ref={addButton}
          variant="contained"
          size="large"
          disabled={stock === 0}
          onClick={add}
          startIcon={<Icon path={mdiCartPlus} />}
          sx={{ flexGrow: 1, minInlineSize: 200, minBlockSize: 48 }}
        >
          {stock === 0 ? t('outOfStock') : t('addToCart')}
        </Button>
      </Box>
      <Box
        aria-live="polite"
        sx={{ marginBlockStart: 1, minBlockSize: 24, fontSize: 'var(--text-14)', color: 'text.secondary' }}
      >
        {quantity > 1 && stock > 0 && (
          <>
            {`${t('subtotal', { quantity: format.quantity(product.unit, quantity) })}: `}
            <strong>{format.money(unitPrice * quantity)}</strong>
          </>
        )}
        {stock === 0 && t('outOfStockHint')}
      </Box>
      <ProductActions product={product} variant={variant} quantity={quantity} />
      <DeliveryFacts product={product} />
      <BuyBar product={product} disabled={stock === 0} after={addButton} onAdd={add} />
    </Box>
  );
}
