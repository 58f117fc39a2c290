import { type Language, localized } from '@mawad/shared-i18n';
import type { AttributeValue } from '@mawad/supabase/products/queries';
import type { NamedAttribute } from '../../product-file/attributes-query.ts';

/** Attributes as one line of text. Accepts a file's values by key and stored values by definition. */
export function attributesText(
  value: unknown,
  attributes: readonly NamedAttribute[],
  language: Language,
): string {
  const parts = Array.isArray(value)
    ? (value as AttributeValue[]).map((stored) => {
        const attribute = attributes.find(({ id }) => id === stored.definition);
        return (
          attribute &&
          `${localized(attribute, 'label', language)}: ${storedText(stored, attribute, language)}`
        );
      })
    : Object.entries(value as Record<string, unknown>).map(([key, written]) => {
        const attribute = attributes.find((one) => one.key === key);
        return `${attribute ? localized(attribute, 'label', language) : key}: ${String(written ?? '')}`;
      });
  return parts.filter((part) => part !== undefined).join(' | ');
}

function storedText(stored: AttributeValue, attribute: NamedAttribute, language: Language): string {
  if (stored.option !== undefined) {
    const option = attribute.options.find(({ id }) => id === stored.option);
    return option ? localized(option, 'value', language) : '';
  }
  if (stored.number !== undefined)
    return [stored.number, attribute[`unit_${language}`]].filter((part) => part !== null).join(' ');
  if (stored.boolean !== undefined) return stored.boolean ? '✓' : '✗';
  return stored[language] ?? '';
}
