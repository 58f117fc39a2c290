import { useRef, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { QuantityInput } from '../../cart/quantity-input.tsx';
import { StockLabel } from '../../product-card/stock-label.tsx';
import { mdiCartPlus } from '@mawad/shared-ui/icons';
import { Box, Button } from '@mawad/shared-ui/mui';
import { mostSellable, useStoreApi } from '@mawad/shared-ui/store';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import { useAddToCart } from '../../catalogue/use-add-to-cart.ts';
import { BuyBar } from './buy-bar.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductPrice } from './product-price.tsx';
import { SoldBy } from './sold-by.tsx';
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
  const [quantity, setQuantity] = useState(product.min_quantity);
  const addButton = useRef<HTMLButtonElement>(null);
  const missingOption = useRef<HTMLButtonElement>(null);
  const missing = missingDimension(variants, choice);
  const stock = variants.length > 0 ? stockOfChoice(variants, choice) : product.stock;
  const most = mostSellable(stock, product);
  const { price, discounted_price } = variant ?? product;

  function add() {
    if (missing) {
      setAsked(true);
      // The option is known once the message beside it has been drawn.
      requestAnimationFrame(() => missingOption.current?.focus());
    } else if (addToCart(product, quantity, variant)) setQuantity(product.min_quantity);
  }

  function tellLimit() {
    const title = t('storefront:stock.onlyLeft', { availableQuantity: format.number(stock) });
    store.getState().toast.show({ title, variant: 'destructive' });
  }

  return (
    <Box sx={{ marginBlockStart: 2.5, paddingBlockStart: 2.5, borderBlockStart: 1, borderColor: 'divider' }}>
      <ProductPrice product={{ ...product, price, discounted_price }} />
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
      <SoldBy product={product} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 2, displayPrint: 'none' }}>
        <QuantityInput
          value={quantity}
          rule={product}
          max={Math.max(most, product.min_quantity)}
          onChange={setQuantity}
          disabled={most === 0}
          onExceed={tellLimit}
          label={t('quantity')}
        />
        <Button
          ref={addButton}
          data-buyers
          variant="contained"
          size="large"
          disabled={most === 0}
          onClick={add}
          startIcon={<Icon path={mdiCartPlus} />}
          sx={{ flexGrow: 1, minInlineSize: 200, minBlockSize: 48 }}
        >
          {most === 0 ? t('outOfStock') : t('addToCart')}
        </Button>
      </Box>
      <Box
        aria-live="polite"
        sx={{ marginBlockStart: 1, minBlockSize: 24, fontSize: 'var(--text-14)', color: 'text.secondary' }}
      >
        {quantity !== 1 && most > 0 && (
          <>
            {`${t('subtotal', { quantity: format.quantity(product.unit, quantity) })}: `}
            <strong>{format.money((discounted_price ?? price) * quantity)}</strong>
          </>
        )}
        {most === 0 && t(stock === 0 ? 'outOfStockHint' : 'tooFewLeft')}
      </Box>
      <ProductActions product={product} variant={variant} quantity={quantity} />
      <DeliveryFacts product={product} />
      <BuyBar
        product={{ ...product, price, discounted_price }}
        disabled={most === 0}
        after={addButton}
        onAdd={add}
      />
    </Box>
  );
}
