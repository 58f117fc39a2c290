import type { AttributeValue } from '../src/products/queries.ts';
import type { Attribute } from './catalogue/product.ts';

interface Goods {
  id: number;
  category_id: number;
  attributes: readonly Attribute[];
}

interface Definition {
  id: number;
  category_id: number;
  key: string;
  type: 'number' | 'option';
  label_en: string;
  label_ar: string;
  unit_en: string | null;
  unit_ar: string | null;
  position: number;
}

interface Option {
  id: number;
  definition_id: number;
  value_en: string;
  value_ar: string;
  position: number;
}

/** Returns the stored attribute values of a product. */
export type AttributeReferences = (productId: number) => AttributeValue[];

/** Unit after the number, as in "8 W"; null for any other value. */
function unitOf(number: number | undefined, value: string): string | null {
  return number !== undefined && value.startsWith(`${number} `) ? value.slice(`${number} `.length) : null;
}

/** Unit that all values share; null if one is not a number or has another unit. */
function commonUnit(attributes: readonly Attribute[], language: 'value_en' | 'value_ar'): string | null {
  const units = new Set(attributes.map((attribute) => unitOf(attribute.number, attribute[language])));
  const [unit] = units;
  return units.size === 1 && unit ? unit : null;
}

/** Definitions and options of all categories, derived from the values of their products. */
export function deriveDefinitions(goods: readonly Goods[]): {
  definitions: Definition[];
  options: Option[];
  valuesOf: AttributeReferences;
} {
  const byCategory = new Map<string, { category_id: number; values: Attribute[] }>();
  for (const { category_id, attributes } of goods) {
    for (const attribute of attributes) {
      const name = `${category_id}/${attribute.key}`;
      const entry = byCategory.get(name) ?? { category_id, values: [] };
      entry.values.push(attribute);
      byCategory.set(name, entry);
    }
  }
  const definitions = new Map<string, Definition>();
  const options = new Map<string, Option>();
  for (const [name, { category_id, values }] of byCategory) {
    const unit_en = commonUnit(values, 'value_en');
    const unit_ar = commonUnit(values, 'value_ar');
    const isNumber = unit_en !== null && unit_ar !== null;
    const { key, label_en, label_ar } = values[0]!;
    const definition: Definition = {
      id: definitions.size + 1,
      category_id,
      key,
      type: isNumber ? 'number' : 'option',
      label_en,
      label_ar,
      unit_en: isNumber ? unit_en : null,
      unit_ar: isNumber ? unit_ar : null,
      position: definitions.size + 1,
    };
    definitions.set(name, definition);
    if (isNumber) continue;
    for (const { value_en, value_ar } of values) {
      const value = `${definition.id}/${value_en}`;
      if (options.has(value)) continue;
      const id = options.size + 1;
      options.set(value, { id, definition_id: definition.id, value_en, value_ar, position: id });
    }
  }
  const byProduct = new Map(goods.map((one) => [one.id, one]));
  return {
    definitions: [...definitions.values()],
    options: [...options.values()],
    valuesOf(productId) {
      const { category_id, attributes } = byProduct.get(productId)!;
      return attributes.map((attribute) => {
        const { id, type } = definitions.get(`${category_id}/${attribute.key}`)!;
        if (type === 'number') return { definition: id, number: attribute.number! };
        return { definition: id, option: options.get(`${id}/${attribute.value_en}`)!.id };
      });
    },
  };
}
