import type { CartSlice } from './cart.ts';
import type { CompareSlice } from './compare.ts';
import type { LanguageSlice } from './language.ts';
import type { LayoutSlice } from './layout.ts';
import type { SessionSlice } from './session.ts';
import type { ToastSlice } from './toast.ts';
import type { WishlistSlice } from './wishlist.ts';

export interface AppState {
  /** False until the cart, wishlist and compare list have been read from storage. */
  restored: boolean;
  session: SessionSlice;
  cart: CartSlice;
  wishlist: WishlistSlice;
  compare: CompareSlice;
  language: LanguageSlice;
  toast: ToastSlice;
  layout: LayoutSlice;
}
