import { codeKey } from '@mawad/shared-i18n/codes';
import type { AppError } from '@mawad/supabase/errors';
import type { AttributeDefinition } from '@mawad/supabase/catalogue/queries';
import { attributeName } from './attribute-texts.ts';
import { emptyProduct, type ProductValues, variantKey } from './product-values.ts';

/** Form fields whose database names differ. */
const fieldNames: Record<string, keyof ProductValues> = {
  main_image: 'pictures',
  additional_images: 'pictures',
};

/** Form field named by a save error; null if the error concerns no single field. */
export function fieldOfError(
  { code, context }: AppError,
  values: ProductValues,
  definitions: readonly AttributeDefinition[],
): string | null {
  const field = String(context.field ?? '');
  if (code === 'variant_exists') {
    const key = variantKey({ size: String(context.size ?? ''), color: String(context.color ?? '') });
    const place = values.variants.findLastIndex((variant) => variantKey(variant) === key);
    return place < 0 ? null : `variants.${place}.size`;
  }
  if (field === 'variant_sku') {
    const place = values.variants.findLastIndex(({ sku }) => codeKey(sku) === codeKey(String(context.sku)));
    return place < 0 ? null : `variants.${place}.sku`;
  }
  if (field === 'attributes') {
    const missing = definitions.find(({ key }) => key === context.attribute);
    return missing ? `attributes.${attributeName(missing.id)}` : null;
  }
  if (/^(variants|volume_discounts)\.\d+\./.test(field)) return field;
  const name = fieldNames[field] ?? field;
  return name in emptyProduct ? name : null;
}
