import { type Draft, localDraft } from '@mawad/shared-ui/platform/draft/local-draft.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { EditableProduct, ProductDraft } from '@mawad/supabase/products/queries';
import { emptyProduct, type ProductValues, valuesOf } from './product-values.ts';

/** Unsaved values with their base, so that they can be merged with later saves. */
export interface DraftContent {
  values: ProductValues;
  base: ProductValues;
  /** Version of the product that `base` is; null for a new product. */
  version: number | null;
}

export interface OpenedDraft extends Draft<DraftContent> {
  /** The draft is a copy of a product, so no restore notice is shown. */
  isCopy?: boolean;
}

/** Form values of a stored draft; unknown fields of older versions are dropped. */
function readValues(stored: unknown): ProductValues {
  const values = (stored ?? {}) as Record<string, unknown>;
  const known = Object.entries(emptyProduct).map(([name, empty]) => {
    const value = values[name];
    const fits =
      typeof value === typeof empty || (empty === null && ['string', 'number'].includes(typeof value));
    return [
      name,
      value !== undefined && fits && Array.isArray(value) === Array.isArray(empty) ? value : empty,
    ];
  });
  return Object.fromEntries(known) as ProductValues;
}

function readContent(stored: unknown): DraftContent {
  const { values, base, version } = (stored ?? {}) as Partial<Record<keyof DraftContent, unknown>>;
  return {
    values: readValues(values),
    base: readValues(base),
    version: typeof version === 'number' ? version : null,
  };
}

export function readDraft({ id, content, updated_at }: ProductDraft): Draft<DraftContent> {
  return { id, updated_at, content: readContent(content) };
}

/** Draft of a product in this browser. */
export const localProductDraft = (productId: number | null) =>
  localDraft(`draft-${productId ?? 'new'}`, readContent);

/**
 * Draft of a new product copied from another, without unique values. Catalogue pictures are omitted because the company
 * does not own them.
 */
export function copyOf(product: EditableProduct): OpenedDraft {
  const { variants, pictures, datasheet_path, ...values } = valuesOf(product);
  const isOwn = (path: string) => path.startsWith(`${product.company_id}/`);
  return {
    id: mintUuid(),
    updated_at: null,
    isCopy: true,
    content: {
      base: emptyProduct,
      version: null,
      values: {
        ...values,
        sku: '',
        slug_en: '',
        slug_ar: '',
        variants: variants.map((variant) => ({ ...variant, saved: null, sku: '' })),
        pictures: pictures.filter(isOwn),
        datasheet_path: datasheet_path && isOwn(datasheet_path) ? datasheet_path : null,
      },
    },
  };
}
