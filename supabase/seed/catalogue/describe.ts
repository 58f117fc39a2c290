import { chance, choose } from '../random.ts';
import type { Both, Unit } from './family.ts';
import type { Attribute } from './product.ts';

const sold: Record<Unit, Both> = {
  Each: ['Sold singly.', 'يباع بالمفرد.'],
  Piece: ['Sold by the piece.', 'يباع بالقطعة.'],
  Pack: ['Sold by the pack.', 'يباع بالباكيت.'],
  Box: ['Sold by the box.', 'يباع بالعلبة.'],
  Case: ['Sold by the case.', 'يباع بالكارتون.'],
  Kilogram: ['Priced per kilogram.', 'السعر للكيلوغرام الواحد.'],
  Meter: ['Cut to length; priced per metre.', 'يقص حسب الطلب، والسعر للمتر.'],
  Ton: ['Priced per ton.', 'السعر للطن.'],
  Bag: ['Sold by the bag.', 'يباع بالكيس.'],
  'Square meter': ['Priced per square metre.', 'السعر للمتر المربع.'],
  'Cubic meter': ['Priced per cubic metre.', 'السعر للمتر المكعب.'],
  Liter: ['Priced per litre.', 'السعر للتر.'],
  Roll: ['Sold by the roll.', 'يباع بالرول.'],
};

const openings: readonly Both[] = [
  ['Details: ', 'التفاصيل: '],
  ['In short: ', 'باختصار: '],
  ['What you get: ', 'ما تستلمه: '],
  ['Technical data: ', 'المواصفات: '],
];

const listed = (facts: readonly string[], comma: string): string => facts.join(comma);

function facts(key: string, attributes: readonly Attribute[], language: 0 | 1): string {
  const opening = choose(openings, key, 'opening')[language];
  const parts = attributes.map((attribute) =>
    language === 0
      ? `${attribute.label_en.toLowerCase()} ${attribute.value_en}`
      : `${attribute.label_ar} ${attribute.value_ar}`,
  );
  return `${opening}${listed(parts, language === 0 ? ', ' : '، ')}.`;
}

/** The text of a product: what its kind is good for, what this one measures, how it is sold. */
export function describe(
  key: string,
  about: Both,
  goods: { unit: Unit; brand: string | null; model: string | null; attributes: readonly Attribute[] },
): Both {
  const { unit, brand, model, attributes } = goods;
  const make = (language: 0 | 1): string => {
    const maker = brand
      ? [
          [`Made by ${brand}`, `صناعة ${brand}`][language],
          model ? [`, model ${model}`, `، موديل ${model}`][language] : '',
          '.',
        ].join('')
      : '';
    const middle = attributes.length > 0 ? facts(key, attributes, language) : '';
    const ordered = chance(key, 'order') < 0.5 ? [middle, maker] : [maker, middle];
    return [about[language], ...ordered, sold[unit][language]].filter(Boolean).join(' ');
  };
  return [make(0), make(1)];
}
