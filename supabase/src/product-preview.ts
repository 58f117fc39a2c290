import type { ProductDetail } from './catalogue/queries.ts';

/**
 * Path of the storefront page that previews an unsaved product. The seller portal embeds it in an iframe; the page posts a
 * ready message, and the portal replies with the product. Nothing is sent to a server or stored. Portal and storefront are
 * deployed separately, so a message that changes its meaning needs a new name.
 */
export const previewPath = '/product-preview';

const ready = 'mawad-preview-ready-1';
const show = 'mawad-preview-show-1';

export interface PreviewedProduct {
  language: 'en' | 'ar';
  product: ProductDetail;
  /** Ids of compatible products, in display order. */
  compatible: number[];
}

export const readyMessage = () => ({ type: ready });
export const isReadyMessage = (data: unknown): boolean => typeOf(data) === ready;

export const showMessage = (preview: PreviewedProduct) => ({ type: show, ...preview });

/** Parses a show message; null for any other or incomplete message. */
export function readShowMessage(data: unknown): PreviewedProduct | null {
  if (typeOf(data) !== show) return null;
  const { language, product, compatible } = data as PreviewedProduct;
  const isComplete =
    (language === 'en' || language === 'ar') &&
    typeof product?.name_ar === 'string' &&
    typeof product.price === 'number' &&
    Array.isArray(product.variants) &&
    Array.isArray(product.category_path) &&
    Array.isArray(compatible);
  return isComplete ? { language, product, compatible } : null;
}

const typeOf = (data: unknown): unknown => (data as { type?: unknown } | null)?.type;
