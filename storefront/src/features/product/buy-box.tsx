import { useRef, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PlainButton } from '@mawad/shared-ui/components/plain-button';
import { QuantityInput } from '../../cart/quantity-input.tsx';
import { SellerHoliday } from '../../cart/seller-holiday.tsx';
import { StockLabel } from '../../product-card/stock-label.tsx';
import { mdiCartPlus } from '@mawad/shared-ui/icons';
import { basePriceOf, lineTotal, mostSellable, priceFor, useStoreApi } from '@mawad/shared-ui/store';
import type { ProductDetail, ProductVariant } from '@mawad/supabase/queries/catalogue';
import { useAddToCart } from '../../catalogue/use-add-to-cart.ts';
import { BuyBar } from './buy-bar.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductPrice } from './product-price.tsx';
import sheet, * as styles from './product.module.css';
import { SoldBy } from './sold-by.tsx';
import { useVariantChoice } from './use-variant-choice.ts';
import { VariantPicker } from './variant-picker.tsx';
import { VolumePrices } from './volume-prices.tsx';
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
  const [hasTrouble, setTrouble] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const missingOption = useRef<HTMLButtonElement>(null);
  const missing = missingDimension(variants, choice);
  const stock = variants.length > 0 ? stockOfChoice(variants, choice) : product.stock;
  const most = mostSellable(stock, product);
  const { price_breaks } = variant ?? product;
  const unitPrice = priceFor(quantity, basePriceOf(variant ?? product), price_breaks);
  const shown = { ...product, ...priceShown(variant ?? product, unitPrice) };

  function add() {
    // The typed quantity is not what would be added: its field says why.
    if (hasTrouble) box.current?.querySelector('input')?.focus();
    else if (missing) {
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
    <div className={styles.buy}>
      {sheet}
      <ProductPrice product={shown} />
      {variants.length > 0 && (
        <VariantPicker
          variants={variants}
          choice={choice}
          onChange={choose}
          missing={asked ? missing : null}
          missingRef={missingOption}
        />
      )}
      <div role="status" className={styles.stock}>
        <StockLabel stock={stock} unit={product.unit} detail="exact" />
      </div>
      <VolumePrices
        product={product}
        breaks={price_breaks}
        quantity={quantity}
        most={most}
        onChoose={setQuantity}
      />
      <SoldBy product={product} />
      <div ref={box} className={styles.add}>
        <QuantityInput
          value={quantity}
          rule={product}
          unit={product.unit}
          max={Math.max(most, product.min_quantity)}
          onChange={setQuantity}
          disabled={most === 0}
          onExceed={tellLimit}
          onTrouble={setTrouble}
          label={t('quantity')}
        />
        <PlainButton
          ref={addButton}
          data-buyers
          look="contained"
          disabled={most === 0}
          onClick={add}
          startIcon={mdiCartPlus}
          className={styles.addButton}
        >
          {most === 0 ? t('outOfStock') : t('addToCart')}
        </PlainButton>
      </div>
      <div aria-live="polite" className={styles.sum}>
        {quantity !== 1 && most > 0 && !hasTrouble && (
          <>
            {`${t('subtotal', { quantity: format.quantity(product.unit, quantity) })}: `}
            <strong>{format.money(lineTotal(unitPrice, quantity))}</strong>
          </>
        )}
        {most === 0 && t(stock === 0 ? 'outOfStockHint' : 'tooFewLeft')}
      </div>
      <ProductActions product={product} variant={variant} quantity={quantity} />
      <div className={styles.holiday}>
        <SellerHoliday holiday={product.holiday} />
      </div>
      <DeliveryFacts product={product} />
      <BuyBar product={shown} disabled={most === 0} after={addButton} onAdd={add} />
    </div>
  );
}

/** The price to show for what is chosen: one by volume stands beside the full price, as a deal's does, and has no end. */
function priceShown({ price, discounted_price }: ProductDetail | ProductVariant, unitPrice: number) {
  return unitPrice < basePriceOf({ price, discounted_price })
    ? { price, discounted_price: unitPrice, deal_ends_at: null }
    : { price, discounted_price };
}
