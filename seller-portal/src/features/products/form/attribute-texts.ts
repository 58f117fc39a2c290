import { foldText } from '@mawad/shared-i18n';
import { numberText, type NumberResult, readMeasure } from '@mawad/shared-i18n/read-number';
import type { AttributeDefinition } from '@mawad/supabase/catalogue/queries';
import type { AttributeValue } from '@mawad/supabase/products/queries';

/** Typed value of an attribute; the definition's type decides which member is used. */
export interface AttributeText {
  option?: string;
  number?: string;
  boolean?: 'yes' | 'no';
  en?: string;
  ar?: string;
}

/** Values by field name (see `attributeName`); blank ones are absent. */
export type AttributeTexts = Record<string, AttributeText>;

/** Prefixed, because react-hook-form reads a bare number in a name as an array index. */
export const attributeName = (definition: number) => `d${definition}`;

/** Converts stored attributes to field values. */
export function attributeTexts(attributes: readonly AttributeValue[]): AttributeTexts {
  return Object.fromEntries(
    attributes.map(({ definition, option, number, boolean, en, ar }): [string, AttributeText] => [
      attributeName(definition),
      {
        ...(option !== undefined && { option: String(option) }),
        ...(number !== undefined && { number: numberText(number) }),
        ...(boolean !== undefined && { boolean: boolean ? 'yes' : 'no' }),
        ...(en !== undefined && { en }),
        ...(ar !== undefined && { ar }),
      },
    ]),
  );
}

/** Reads an attribute's number, optionally followed by its unit in either language; may be negative. */
export function readAttributeNumber(
  text: string,
  { unit_en, unit_ar }: Pick<AttributeDefinition, 'unit_en' | 'unit_ar'>,
): NumberResult {
  const units = [unit_en, unit_ar].filter((unit) => unit !== null).map(foldText);
  return readMeasure(text, (words) => units.includes(foldText(words)), { signed: true });
}

/** Converts a field value for storage; null if blank. A text in only one language is used for both. */
export function attributeOf(
  text: AttributeText | undefined,
  { id: definition, type, unit_en, unit_ar }: AttributeDefinition,
): AttributeValue | null {
  const en = text?.en?.trim() || text?.ar?.trim();
  const ar = text?.ar?.trim() || text?.en?.trim();
  if (type === 'option') return text?.option ? { definition, option: Number(text.option) } : null;
  if (type === 'boolean') return text?.boolean ? { definition, boolean: text.boolean === 'yes' } : null;
  if (type === 'text') return en && ar ? { definition, en, ar } : null;
  const result = readAttributeNumber(text?.number ?? '', { unit_en, unit_ar });
  return 'value' in result ? { definition, number: result.value } : null;
}

/** Attributes of the category; values typed for another category are omitted. */
export function attributesOf(
  texts: AttributeTexts,
  definitions: readonly AttributeDefinition[],
): AttributeValue[] {
  return definitions
    .map((definition) => attributeOf(texts[attributeName(definition.id)], definition))
    .filter((value) => value !== null);
}
