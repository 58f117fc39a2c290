import type { ProductDetail } from './queries/catalogue.ts';

/**
 * How the seller portal shows a product that is not saved yet on the shop's own page: the page stands in a frame at this
 * address and posts a message when it is ready; the portal answers with the product. Nothing is sent to a server or stored. The two
 * are deployed separately: a message that changes its meaning needs a new name.
 */
export const previewPath = '/product-preview';

const ready = 'mawad-preview-ready-1';
const show = 'mawad-preview-show-1';

export interface PreviewedProduct {
  language: 'en' | 'ar';
  product: ProductDetail;
  /** Ids of the products that fit it, in order. */
  compatible: number[];
}

export const readyMessage = () => ({ type: ready });
export const isReadyMessage = (data: unknown): boolean => typeOf(data) === ready;

export const showMessage = (preview: PreviewedProduct) => ({ type: show, ...preview });

/** The product of a message, or null for any other message. */
export function readShowMessage(data: unknown): PreviewedProduct | null {
  if (typeOf(data) !== show) return null;
  const { language, product, compatible } = data as PreviewedProduct;
  const isWhole =
    (language === 'en' || language === 'ar') &&
    typeof product?.name_ar === 'string' &&
    typeof product.price === 'number' &&
    Array.isArray(product.variants) &&
    Array.isArray(product.category_path) &&
    Array.isArray(compatible);
  return isWhole ? { language, product, compatible } : null;
}

const typeOf = (data: unknown): unknown => (data as { type?: unknown } | null)?.type;
