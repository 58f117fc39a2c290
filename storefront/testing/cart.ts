import { act } from '@testing-library/react';
import type { AppStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { CartQuote } from '@mawad/supabase/orders/queries';
import { toCartProduct } from '@mawad/shared-ui/desk/cart/cart-product.ts';
import { productCard } from './catalogue.ts';

/** Quote line of product 7. */
export function quoteLine(change: Partial<CartQuote['lines'][number]> = {}): CartQuote['lines'][number] {
  const base_price = change.unit_price ?? 12_500;
  return {
    product_id: 7,
    variant_id: null,
    available: true,
    unit_price: base_price,
    base_price,
    price_breaks: [],
    stock: 5,
    min_quantity: 1,
    quantity_step: 1,
    returns: '30_days',
    name_en: 'Portland cement 42.5 R',
    name_ar: 'سمنت بورتلاندي 42.5 R',
    company_id: 'seller-1',
    ...change,
  };
}

/** Quote of one seller; `fee` is null until a governorate is selected. */
export function cartQuote(lines = [quoteLine()], fee: number | null = null): CartQuote {
  const subtotal = 25_000;
  return {
    lines,
    sellers: [
      {
        company_id: 'seller-1',
        company_name: 'Al-Rafidain',
        subtotal,
        delivery_fee: fee,
        delivers: true,
        pickup: null,
        picked_up: false,
        minimum_order: null,
        highest_minimum: null,
        free_over: 100_000,
        holiday: null,
        truck_needed: false,
        lead_days: fee === null ? null : 2,
      },
    ],
    subtotal,
    delivery_total: fee ?? 0,
    total: subtotal + (fee ?? 0),
  };
}

/** Adds units of product 7 to the cart. */
export function fillCart(store: AppStore, quantity = 2): void {
  act(() => store.getState().cart.add({ product: toCartProduct(productCard()) }, quantity));
}
