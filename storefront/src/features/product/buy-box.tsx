import { useRef, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { QuantityInput } from '../../cart/quantity-input.tsx';
import { SellerHoliday } from '../../cart/seller-holiday.tsx';
import { StockLabel } from '../../product-card/stock-label.tsx';
import { mdiCartPlus } from '@mawad/shared-ui/kit/icons.ts';
import {
  basePriceOf,
  lineTotal,
  mostSellable,
  priceFor,
  useStoreApi,
} from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductDetail, ProductVariant } from '@mawad/supabase/catalogue/queries';
import { useAddToCart } from '../../catalogue/use-add-to-cart.ts';
import { BuyBar } from './buy-bar.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductPrice } from './product-price.tsx';
import sheet, * as styles from './product.module.css';
import { QuantityTerms } from './quantity-terms.tsx';
import { useVariantChoice } from './use-variant-choice.ts';
import { VariantPicker } from './variant-picker.tsx';
import { VolumePrices } from './volume-prices.tsx';
import { missingDimension, stockOfChoice } from './variants.ts';

export function BuyBox({ product }: { product: ProductDetail }) {
  const { t } = useTranslation(['product', 'storefront']);
  const format = useFormat();
  const addToCart = useAddToCart();
  const store = useStoreApi();
  const { variants } = product;
  const { choice, choose, variant } = useVariantChoice(variants);
  const [isSubmitted, setSubmitted] = useState(false);
  const [quantity, setQuantity] = useState(product.min_quantity);
  const [hasQuantityProblem, setQuantityProblem] = useState(false);
  const quantityBox = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const missingOption = useRef<HTMLButtonElement>(null);
  const missing = missingDimension(variants, choice);
  const stock = variants.length > 0 ? stockOfChoice(variants, choice) : product.stock;
  const maxQuantity = mostSellable(stock, product);
  const { price_breaks } = variant ?? product;
  const unitPrice = priceFor(quantity, basePriceOf(variant ?? product), price_breaks);
  const priced = { ...product, ...shownPrice(variant ?? product, unitPrice) };

  function add() {
    // The typed quantity is invalid and would not be added; its field shows the reason.
    if (hasQuantityProblem) quantityBox.current?.querySelector('input')?.focus();
    else if (missing) {
      setSubmitted(true);
      // The ref is set after the message is rendered.
      requestAnimationFrame(() => missingOption.current?.focus());
    } else if (addToCart(product, quantity, variant)) setQuantity(product.min_quantity);
  }

  function reportLimit() {
    const title = t('storefront:stock.onlyLeft', { availableQuantity: format.number(stock) });
    store.getState().toast.show({ title, variant: 'destructive' });
  }

  return (
    <div className={styles.buy}>
      {sheet}
      <ProductPrice product={priced} />
      {variants.length > 0 && (
        <VariantPicker
          variants={variants}
          choice={choice}
          onChange={choose}
          missing={isSubmitted ? missing : null}
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
        maxQuantity={maxQuantity}
        onChoose={setQuantity}
      />
      <QuantityTerms product={product} />
      <div ref={quantityBox} className={styles.add}>
        <QuantityInput
          value={quantity}
          rule={product}
          unit={product.unit}
          max={Math.max(maxQuantity, product.min_quantity)}
          onChange={setQuantity}
          disabled={maxQuantity === 0}
          onExceed={reportLimit}
          onProblem={setQuantityProblem}
          label={t('quantity')}
        />
        <PlainButton
          ref={addButton}
          data-buyers
          look="contained"
          disabled={maxQuantity === 0}
          onClick={add}
          startIcon={mdiCartPlus}
          className={styles.addButton}
        >
          {maxQuantity === 0 ? t('outOfStock') : t('addToCart')}
        </PlainButton>
      </div>
      <div aria-live="polite" className={styles.sum}>
        {quantity !== 1 && maxQuantity > 0 && !hasQuantityProblem && (
          <>
            {`${t('subtotal', { quantity: format.quantity(product.unit, quantity) })}: `}
            <strong>{format.money(lineTotal(unitPrice, quantity))}</strong>
          </>
        )}
        {maxQuantity === 0 && t(stock === 0 ? 'outOfStockHint' : 'tooFewLeft')}
      </div>
      <ProductActions product={product} variant={variant} quantity={quantity} />
      <div className={styles.holiday}>
        <SellerHoliday holiday={product.holiday} />
      </div>
      <DeliveryFacts
        product={product}
        line={{ product_id: product.id, variant_id: (variant ?? variants[0])?.id ?? null, quantity }}
      />
      <BuyBar product={priced} disabled={maxQuantity === 0} after={addButton} onAdd={add} />
    </div>
  );
}

/**
 * Price to show for the quantity. A price by volume is shown like a deal, beside the full price but without
 * an end date.
 */
function shownPrice({ price, discounted_price }: ProductDetail | ProductVariant, unitPrice: number) {
  return unitPrice < basePriceOf({ price, discounted_price })
    ? { price, discounted_price: unitPrice, deal_ends_at: null }
    : { price, discounted_price };
}
