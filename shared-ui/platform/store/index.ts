export { type AppState } from './state.ts';
export { createStore, type AppStore, type StoreOptions } from './store.ts';
export { StoreProvider, useStore, useStoreApi } from './context.tsx';
export {
  availableOf,
  basePriceOf,
  cartKey,
  isIncomplete,
  priceFor,
  unitPriceOf,
  variantIdOf,
  type CartItem,
  type CartLineUpdate,
  type CartProduct,
  type CartResult,
  type CartVariant,
  type OrderedLine,
  type PriceBreak,
} from './cart.ts';
export { compareLimit, type CompareItem } from './compare.ts';
export {
  isSellable,
  lineTotal,
  leastSellable,
  mostSellable,
  nearestQuantities,
  nearestSellable,
  stepDown,
  stepUp,
  sumOfMoney,
  sum,
  type QuantityRule,
} from './quantity.ts';
export { storedLanguage } from './language.ts';
export { type Role } from './session.ts';
export { browserStorage, type TextStorage } from './storage.ts';
export { toastDuration, type Toast } from './toast.ts';
