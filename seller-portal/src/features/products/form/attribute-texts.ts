import { foldText } from '@mawad/shared-i18n';
import { numberText, type NumberResult, readMeasure } from '@mawad/shared-i18n/read-number';
import type { AttributeDefinition } from '@mawad/supabase/queries/catalogue';
import type { AttributeValue } from '@mawad/supabase/queries/own-products';

/** An attribute as its field holds it; which member counts, its definition says. */
export interface AttributeText {
  option?: string;
  number?: string;
  boolean?: 'yes' | 'no';
  en?: string;
  ar?: string;
}

/** By the name of the field, see `attributeName`; blank ones are absent. */
export type AttributeTexts = Record<string, AttributeText>;

/** With a prefix, because react-hook-form takes a bare number in a name for an array index. */
export const attributeName = (definition: number) => `d${definition}`;

/** Stored attributes as the form shows them. */
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

/** The number of an attribute, which its unit in either language may follow; it may be negative. */
export function readAttributeNumber(
  text: string,
  { unit_en, unit_ar }: Pick<AttributeDefinition, 'unit_en' | 'unit_ar'>,
): NumberResult {
  const units = [unit_en, unit_ar].filter((unit) => unit !== null).map(foldText);
  return readMeasure(text, (words) => units.includes(foldText(words)), { signed: true });
}

/** The value of an attribute as it is stored, or null for a blank one. A text in one language alone stands for both. */
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

/** The attributes that a category has; what was filled in for another category is left out. */
export function attributesOf(
  texts: AttributeTexts,
  definitions: readonly AttributeDefinition[],
): AttributeValue[] {
  return definitions
    .map((definition) => attributeOf(texts[attributeName(definition.id)], definition))
    .filter((value) => value !== null);
}
