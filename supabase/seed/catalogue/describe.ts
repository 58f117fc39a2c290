import type { Both, Unit } from './family.ts';
import type { Attribute } from './product.ts';

const sold: Record<Unit, Both> = {
  Each: ['Sold singly.', 'يُباع بالمفرد.'],
  Piece: ['Sold by the piece.', 'يُباع بالقطعة.'],
  Pack: ['Sold by the pack.', 'يُباع بالحزمة.'],
  Box: ['Sold by the box.', 'يُباع بالعلبة.'],
  Case: ['Sold by the case.', 'يُباع بالكرتون.'],
  Kilogram: ['Priced per kilogram.', 'السعر للكيلوغرام الواحد.'],
  Meter: ['Cut to length; priced per metre.', 'يُقص حسب الطلب، والسعر للمتر.'],
  Ton: ['Priced per ton.', 'السعر للطن.'],
  Bag: ['Sold by the bag.', 'يُباع بالكيس.'],
  'Square meter': ['Priced per square metre.', 'السعر للمتر المربع.'],
  'Cubic meter': ['Priced per cubic metre.', 'السعر للمتر المكعب.'],
  Liter: ['Priced per litre.', 'السعر للتر.'],
  Roll: ['Sold by the roll.', 'يُباع باللفة.'],
  Pair: ['Sold by the pair.', 'يُباع بالزوج.'],
};

/** The name and the use already say the kind. */
const saidAlready = new Set(['type', 'use']);

/** Measures, make and standard: "Diameter 12 mm, grade 60, standard ASTM A615." */
function facts(attributes: readonly Attribute[], language: 0 | 1): string {
  const parts = attributes
    .filter(({ key }) => !saidAlready.has(key))
    .map((attribute, index) => {
      if (language === 1) return `${attribute.label_ar} ${attribute.value_ar}`;
      const label = index === 0 ? attribute.label_en : attribute.label_en.toLowerCase();
      return `${label} ${attribute.value_en.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`;
    });
  return parts.length > 0 ? `${parts.join(language === 0 ? ', ' : '، ')}.` : '';
}

/** How far a pack of paint goes. */
function coverage(attributes: readonly Attribute[]): Both | null {
  const numberOf = (name: string) => attributes.find(({ key }) => key === name)?.number;
  const perLitre = numberOf('coverage');
  const litres = numberOf('volume');
  if (perLitre === undefined || litres === undefined) return null;
  const area = Math.round(perLitre * litres);
  return [`One pack covers about ${area} m² in one coat.`, `تكفي العبوة نحو ${area} م² بوجه واحد.`];
}

interface Goods {
  /** What this kind is for. */
  use: Both | null;
  /** What all of the family have in common. */
  about: Both;
  attributes: readonly Attribute[];
  /** What can be reckoned from the measures: weight, pieces, area. */
  detail: Both | null;
  unit: Unit;
}

/** The text of a product: what it is for, how it is made, what it measures, how far it goes and how it is sold. */
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
