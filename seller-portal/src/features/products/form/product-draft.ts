import { browserStorage, storedValue, type StoredValue } from '@mawad/shared-ui/platform/store/storage.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { EditableProduct, ProductDraft } from '@mawad/supabase/queries/own-products';
import { emptyProduct, type ProductValues, valuesOf } from './product-values.ts';

/** Unsaved values with their base, so that they can be merged with later saves. */
export interface DraftContent {
  values: ProductValues;
  base: ProductValues;
}

export interface Draft extends DraftContent {
  id: string;
  /** Server time of the last save; null if it never reached the server. */
  updated_at: string | null;
  /** The draft is a copy of a product, so no restore notice is shown. */
  isCopy?: boolean;
}

/** Draft stored in this browser. */
export interface LocalDraft extends Draft {
  /** Whether the server has the latest content. */
  sent: boolean;
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

export function readDraft({ id, content, updated_at }: ProductDraft): Draft {
  const { values, base } = (content ?? {}) as { values?: unknown; base?: unknown };
  return { id, updated_at, values: readValues(values), base: readValues(base) };
}

/** Draft of a person's product in this browser; cleared on sign-out. */
export function localDraft(productId: number | null): StoredValue<LocalDraft | null> {
  const codec = {
    encode: (draft: LocalDraft | null) => JSON.stringify(draft),
    decode: (text: string) => {
      const stored = JSON.parse(text) as (LocalDraft & { id?: unknown }) | null;
      if (stored === null || typeof stored.id !== 'string') return null;
      return { ...stored, values: readValues(stored.values), base: readValues(stored.base) };
    },
  };
  return storedValue<LocalDraft | null>(
    browserStorage(),
    `mawad-personal-draft-${productId ?? 'new'}`,
    codec,
    null,
  );
}

/**
 * Draft to open: the local one if the server lacks some of it, else the server's. A draft that the server no longer has
 * was saved or discarded elsewhere.
 */
export function chooseDraft(server: Draft | null, local: LocalDraft | null): Draft | null {
  if (local === null || local.sent) return server;
  const isOlder = server !== null && (server.id !== local.id || server.updated_at !== local.updated_at);
  return isOlder ? server : local;
}

/**
 * Draft of a new product copied from another, without unique values. Catalogue pictures are omitted because the company
 * does not own them.
 */
export function copyOf(product: EditableProduct): Draft {
  const { variants, pictures, datasheet_path, ...values } = valuesOf(product);
  const isOwn = (path: string) => path.startsWith(`${product.company_id}/`);
  return {
    id: mintUuid(),
    updated_at: null,
    isCopy: true,
    base: emptyProduct,
    values: {
      ...values,
      sku: '',
      slug_en: '',
      slug_ar: '',
      variants: variants.map((variant) => ({ ...variant, saved: null, sku: '' })),
      pictures: pictures.filter(isOwn),
      datasheet_path: datasheet_path && isOwn(datasheet_path) ? datasheet_path : null,
    },
  };
}
