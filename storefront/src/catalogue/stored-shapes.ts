import type { ProductAttribute, ProductDetail } from '@mawad/supabase/catalogue/queries';

export type SizeChartData = NonNullable<ProductDetail['size_chart']>;

const attributeTexts = ['key', 'label_en', 'label_ar', 'value_en', 'value_ar'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Valid attributes of a stored value, one per key. The database now refuses other shapes, but rows older than
 * its checks may have them.
 */
export function readAttributes(stored: unknown): ProductAttribute[] {
  if (!Array.isArray(stored)) return [];
  const found = (stored as unknown[])
    .filter(isObject)
    .filter((value) => attributeTexts.every((name) => isText(value[name]))) as unknown as ProductAttribute[];
  return [...new Map(found.map((attribute) => [attribute.key, attribute])).values()];
}

/** Valid size chart of a stored value, otherwise null. */
export function readSizeChart(stored: unknown): SizeChartData | null {
  if (!isObject(stored)) return null;
  const { columns, rows } = stored;
  if (!Array.isArray(columns) || !Array.isArray(rows) || rows.length === 0) return null;
  const isColumn = (value: unknown) => isObject(value) && isText(value.en) && isText(value.ar);
  const isRow = (value: unknown) => Array.isArray(value) && value.every(isText);
  return columns.every(isColumn) && rows.every(isRow) ? (stored as unknown as SizeChartData) : null;
}
