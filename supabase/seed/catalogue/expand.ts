import { chance, shuffle } from '../random.ts';
import { describe } from './describe.ts';
import type { Both, Choice, Family } from './family.ts';
import { roundPrice, type Attribute, type Item } from './product.ts';
import { useOf } from './uses.ts';
import { brandFactors, brands, properties } from './vocabulary.ts';

type AxisValue = number | Choice;
type Combination = Record<string, AxisValue>;

function combine(axes: Family['axes']): Combination[] {
  return Object.entries(axes).reduce<Combination[]>(
    (made, [axis, values]) => made.flatMap((start) => values.map((value) => ({ ...start, [axis]: value }))),
    [{}],
  );
}

const wordsOf = (value: AxisValue): Both =>
  typeof value === 'number' ? [String(value), String(value)] : [value[0], value[1]];

/** Replaces `{axis}` by the value of the combination. */
function fill(text: string, combination: Combination, language: 0 | 1): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, axis: string) => {
    const value = combination[axis];
    if (value === undefined) throw new Error(`"${text}" names the unknown axis ${axis}`);
    return wordsOf(value)[language];
  });
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Attribute with its value in both languages; numbers get the unit of the property. */
export function toAttribute(key: string, value: number | string | Both): Attribute {
  const property = properties[key];
  if (!property) throw new Error(`unknown property ${key}`);
  const labels = { key, label_en: property.label[0], label_ar: property.label[1] };
  if (typeof value === 'string') return { ...labels, value_en: value, value_ar: value };
  if (typeof value !== 'number') return { ...labels, value_en: value[0], value_ar: value[1] };
  const [en, ar] = property.unit ?? ['', ''];
  return {
    ...labels,
    value_en: `${value} ${en}`.trim(),
    value_ar: `${value} ${ar}`.trim(),
    number: value,
    ...(en ? { unit: en } : {}),
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function attributesOf(family: Family, combination: Combination): Attribute[] {
  const chosen = Object.entries(combination).map(([key, value]) =>
    toAttribute(key, typeof value === 'number' ? value : ([capitalised(value[0]), value[1]] as const)),
  );
  const shared = Object.entries(family.specs ?? {})
    .filter(([key]) => !(key in combination))
    .map(([key, value]) => toAttribute(key, value));
  return [...chosen, ...shared];
}

const numbersOf = (combination: Combination): Record<string, number> =>
  Object.fromEntries(
    Object.entries(combination).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );

function priceOf(family: Family, combination: Combination, brandFactor: number): number {
  const base = typeof family.price === 'number' ? family.price : family.price(numbersOf(combination));
  const factor = Object.values(combination).reduce<number>(
    (product, value) => product * (typeof value === 'number' ? 1 : (value[2] ?? 1)),
    brandFactor,
  );
  return base * factor;
}

/** Model number such as DR-650-I: prefix of the family, measures, and a letter for each worded choice. */
function modelOf(prefix: string, family: Family, combination: Combination): string {
  const parts = Object.entries(combination).map(([axis, value]) => {
    if (typeof value === 'number') return String(value).replace('.', '');
    const compact = value[0].replace(/[^\dA-Za-z]/g, '');
    if (/^\d/.test(compact)) return compact.slice(0, 5).toUpperCase();
    return String.fromCharCode(65 + (family.axes[axis] ?? []).indexOf(value));
  });
  return [prefix, ...parts].join('-');
}

function looksOf(combination: Combination) {
  return Object.values(combination).reduce<NonNullable<Choice[3]>>(
    (look, value) => (typeof value === 'number' ? look : { ...look, ...value[3] }),
    {},
  );
}

/** Relative position of a value in a sorted list, 0 to 1. */
export function rank(value: number, sorted: readonly number[]): number {
  if (sorted.length < 2) return 0.5;
  return sorted.indexOf(value) / (sorted.length - 1);
}

/** All combinations, or a random selection of `family.keep`. */
function selectCombinations(family: Family, key: string): Combination[] {
  const all = combine(family.axes);
  if (!family.keep || all.length <= family.keep) return all;
  const places = shuffle(
    all.map((_, index) => index),
    key,
    'keep',
  )
    .slice(0, family.keep)
    .sort((a, b) => a - b);
  return places.map((place) => all[place] as Combination);
}

function expandFamily(family: Family): Item[] {
  const familyKey = `${family.sub}/${family.name[0]}`;
  const combinations = selectCombinations(family, familyKey);
  const makers = family.brands ? brands[family.brands] : undefined;
  if (family.brands && !makers) throw new Error(`unknown brands ${family.brands}`);
  const bare = combinations.map((combination) => priceOf(family, combination, 1));
  const ladder = [...new Set(bare)].sort((a, b) => a - b);

  return combinations.map((combination, index) => {
    const words = Object.values(combination).map((value) => wordsOf(value)[0]);
    const key = [familyKey, ...words].join('|');
    const maker = makers ? Math.floor(chance(key, 'brand') * makers.length) : -1;
    const brand = makers?.[maker] ?? null;
    const model = brand && family.model ? modelOf(family.model, family, combination) : null;
    const attributes = attributesOf(family, combination);
    const look = looksOf(combination);
    const kind = combination.type ?? combination.use;
    const about: Both = [fill(family.about[0], combination, 0), fill(family.about[1], combination, 1)];
    return {
      key,
      sub: family.sub,
      name: [fill(family.name[0], combination, 0), fill(family.name[1], combination, 1)],
      description: describe({
        use: kind === undefined ? null : useOf(family.sub, wordsOf(kind)[0]),
        about,
        attributes,
        detail: family.detail?.(numbersOf(combination)) ?? null,
        unit: family.unit,
      }),
      unit: family.unit,
      price: roundPrice(priceOf(family, combination, brandFactors[maker] ?? 1)),
      brand,
      model,
      attributes,
      appearance: {
        subject: look.subject ?? family.draw[0],
        kind: look.kind ?? family.draw[1],
        colour: look.colour ?? family.draw[2],
        accent: look.accent ?? family.draw[3],
        size: rank(bare[index] as number, ladder),
      },
      variants: family.variants ?? null,
      goesWith: family.goesWith ?? [],
      sheet: family.sheet ?? false,
      video: family.video ?? null,
      stock: family.stock ?? 120,
    };
  });
}

export const expand = (families: readonly Family[]): Item[] => families.flatMap(expandFamily);
