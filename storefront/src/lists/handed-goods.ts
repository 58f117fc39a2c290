import { browserStorage, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';
import type { ListedGoods } from '@mawad/supabase/lists/queries';

const codec = {
  encode: (goods: ListedGoods[]) => JSON.stringify(goods),
  decode: (text: string) => JSON.parse(text) as ListedGoods[],
};

// Session sync removes values with this prefix when the user signs out.
const slot = () =>
  storedValue<ListedGoods[]>(browserStorage('sessionStorage'), 'mawad-personal-handed-goods', codec, []);

/** Page that saves the handed goods to a list. */
export const savePath = '/quick-order/lists/save';

/** Page that saves the handed goods as a cart, or sends them to a colleague. */
export const saveCartPath = '/quick-order/lists/cart';

/** Hands goods to the page at one of these paths that this tab opens next; a guest signs in before. */
export const handGoods = (goods: ListedGoods[]): void => slot().write(goods);

/** The handed goods, until they are saved. */
export const readGoods = (): ListedGoods[] => slot().read();

export const forgetGoods = (): void => slot().forget();
