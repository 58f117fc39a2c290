import type { Both, Unit } from './family.ts';
import type { Attribute } from './product.ts';

const sold: Record<Unit, Both> = {
  Each: ['Sold singly.', 'يُباع بالمفرد.'],
  Piece: ['Sold by the piece.', 'يُباع بالقطعة.'],
  Pack: ['Sold by the pack.', 'يُباع بالحزمة.'],
  Box: ['Sold by the box.', 'يُباع بالعلبة.'],
  Case: ['Sold by the case.', 'يُباع بالكرتون.'],
  Kilogram: ['Priced per kilogram.', 'السعر للكيلوغرام الواحد.'],
  Meter: ['Cut to length; priced per meter.', 'يُقص حسب الطلب، والسعر للمتر.'],
  Ton: ['Priced per ton.', 'السعر للطن.'],
  Bag: ['Sold by the bag.', 'يُباع بالكيس.'],
  'Square meter': ['Priced per square meter.', 'السعر للمتر المربع.'],
  'Cubic meter': ['Priced per cubic meter.', 'السعر للمتر المكعب.'],
  Liter: ['Priced per liter.', 'السعر للتر.'],
  Roll: ['Sold by the roll.', 'يُباع باللفة.'],
  Pair: ['Sold by the pair.', 'يُباع بالزوج.'],
  Set: ['Sold by the set.', 'يُباع بالطقم.'],
  Dozen: ['Sold by the dozen.', 'يُباع بالدرزن.'],
};

/** Attributes that `facts` omits, because name and use already contain them. */
const omitted = new Set(['type', 'use']);

/** Attributes as a sentence: "Diameter 12 mm, grade 60, standard ASTM A615." */
function facts(attributes: readonly Attribute[], language: 0 | 1): string {
  const parts = attributes
    .filter(({ key }) => !omitted.has(key))
    .map((attribute, index) => {
      if (language === 1) return `${attribute.label_ar} ${attribute.value_ar}`;
      const label = index === 0 ? attribute.label_en : attribute.label_en.toLowerCase();
      return `${label} ${attribute.value_en.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`;
    });
  return parts.length > 0 ? `${parts.join(language === 0 ? ', ' : '، ')}.` : '';
}

/** Sentence about the area that a pack of paint covers; null for other goods. */
function coverage(attributes: readonly Attribute[]): Both | null {
  const numberOf = (name: string) => attributes.find(({ key }) => key === name)?.number;
  const perLitre = numberOf('coverage');
  const litres = numberOf('volume');
  if (perLitre === undefined || litres === undefined) return null;
  const area = Math.round(perLitre * litres);
  return [`One pack covers about ${area} m² in one coat.`, `تكفي العبوة نحو ${area} م² بوجه واحد.`];
}

interface Goods {
  /** Sentence about the purpose of this kind. */
  use: Both | null;
  /** Sentence about all products of the family. */
  about: Both;
  attributes: readonly Attribute[];
  /** Sentence computed from the measures, e.g. about weight, pieces or area. */
  detail: Both | null;
  unit: Unit;
}

/** Product description: purpose, family, attributes, coverage, computed measures and unit of sale. */
export function describe({ use, about, attributes, detail, unit }: Goods): Both {
  const make = (language: 0 | 1): string =>
    [
      use?.[language],
      about[language],
      facts(attributes, language),
      coverage(attributes)?.[language],
      detail?.[language],
      sold[unit][language],
    ]
      .filter(Boolean)
      .join(' ');
  return [make(0), make(1)];
}
