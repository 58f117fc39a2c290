import { browserStorage, storedValue, type StoredValue } from '@mawad/shared-ui/store/storage';
import { mintUuid } from '@mawad/shared-ui/uuid';
import type { EditableProduct, ProductDraft } from '@mawad/supabase/queries/own-products';
import { emptyProduct, type ProductValues, valuesOf } from './product-values.ts';

/** Unsaved work, with what it began from: so that it can be put on what was saved meanwhile. */
export interface DraftContent {
  values: ProductValues;
  base: ProductValues;
}

export interface Draft extends DraftContent {
  id: string;
  /** When the server last took it, in the server's words; null for one that it never saw. */
  updated_at: string | null;
  /** It begins as the copy of a product: nothing came back. */
  isCopy?: boolean;
}

/** A draft as this browser keeps it. */
export interface LocalDraft extends Draft {
  /** Whether the server has all of it. */
  sent: boolean;
}

/** The values of a stored draft; what an older form called otherwise is left out. */
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

/** What this browser keeps of a person's work on a product; signing out clears it. */
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
 * The draft to open: this browser's where the server lacks some of it, else the server's. What the server no longer has
 * was saved or discarded elsewhere.
 */
export function chooseDraft(server: Draft | null, local: LocalDraft | null): Draft | null {
  if (local === null || local.sent) return server;
  const isOlder = server !== null && (server.id !== local.id || server.updated_at !== local.updated_at);
  return isOlder ? server : local;
}

/** A new product that begins as another: all but what is one product's own. Pictures of the catalogue are not the company's. */
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
