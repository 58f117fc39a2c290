import { between, chance } from '../random.ts';
import type { Both } from './family.ts';

export interface Variant {
  id: number;
  size: string | null;
  color: string | null;
  color_ar: string | null;
  stock: number;
}

export interface SizeChart {
  columns: readonly { en: string; ar: string }[];
  rows: readonly (readonly string[])[];
}

interface VariantSet {
  sizes?: readonly string[];
  colours?: readonly Both[];
  chart?: SizeChart;
}

const columns = (...heads: readonly Both[]) => heads.map(([en, ar]) => ({ en, ar }));

const garmentSizes = ['S', 'M', 'L', 'XL', '2XL', '3XL'];
const shoeSizes = ['39', '40', '41', '42', '43', '44', '45'];

const sets: Record<string, VariantSet> = {
  glove: {
    sizes: ['7', '8', '9', '10', '11'],
    chart: {
      columns: columns(
        ['Size', 'القياس'],
        ['Palm circumference (mm)', 'محيط الكف (ملم)'],
        ['Hand length (mm)', 'طول اليد (ملم)'],
      ),
      rows: [
        ['7', '178', '171'],
        ['8', '203', '182'],
        ['9', '229', '192'],
        ['10', '254', '204'],
        ['11', '279', '215'],
      ],
    },
  },
  shoe: {
    sizes: shoeSizes,
    chart: {
      columns: columns(
        ['Size (EU)', 'القياس الأوربي'],
        ['Foot length (mm)', 'طول القدم (ملم)'],
        ['UK', 'القياس البريطاني'],
      ),
      rows: [
        ['39', '250', '5.5'],
        ['40', '257', '6.5'],
        ['41', '263', '7'],
        ['42', '270', '8'],
        ['43', '277', '9'],
        ['44', '283', '9.5'],
        ['45', '290', '10.5'],
      ],
    },
  },
  garment: {
    sizes: garmentSizes,
    colours: [
      ['Navy', 'نيلي'],
      ['Orange', 'برتقالي'],
    ],
    chart: {
      columns: columns(['Size', 'القياس'], ['Chest (cm)', 'محيط الصدر (سم)'], ['Height (cm)', 'الطول (سم)']),
      rows: [
        ['S', '88–94', '164–170'],
        ['M', '94–102', '170–176'],
        ['L', '102–110', '176–182'],
        ['XL', '110–118', '182–188'],
        ['2XL', '118–126', '182–188'],
        ['3XL', '126–134', '188–194'],
      ],
    },
  },
  helmet: {
    colours: [
      ['White', 'أبيض'],
      ['Yellow', 'أصفر'],
      ['Blue', 'أزرق'],
      ['Red', 'أحمر'],
      ['Green', 'أخضر'],
    ],
  },
  paint: {
    colours: [
      ['White', 'أبيض'],
      ['Off-white', 'سكري'],
      ['Light grey', 'رصاصي فاتح'],
      ['Sand', 'رملي'],
      ['Sky blue', 'سمائي'],
      ['Olive', 'زيتوني'],
    ],
  },
  tileColour: {
    colours: [
      ['White', 'أبيض'],
      ['Beige', 'بيجي'],
      ['Grey', 'رصاصي'],
    ],
  },
  cableColour: {
    colours: [
      ['Red', 'أحمر'],
      ['Yellow', 'أصفر'],
      ['Blue', 'أزرق'],
      ['Black', 'أسود'],
      ['Green and yellow', 'أخضر وأصفر'],
    ],
  },
  sprayColour: {
    colours: [
      ['Black', 'أسود'],
      ['White', 'أبيض'],
      ['Red', 'أحمر'],
      ['Silver', 'فضي'],
      ['Gold', 'ذهبي'],
    ],
  },
  grout: {
    colours: [
      ['White', 'أبيض'],
      ['Beige', 'بيجي'],
      ['Light grey', 'رصاصي فاتح'],
      ['Anthracite', 'فحمي'],
      ['Brown', 'جوزي'],
    ],
  },
};

/** Variants with stock, and the size chart of a product. `total` is the approximate stock of all variants together. */
export function makeVariants(
  set: string,
  key: string,
  total: number,
): { variants: Omit<Variant, 'id'>[]; chart: SizeChart | null } {
  const variantSet = sets[set];
  if (!variantSet) throw new Error(`unknown variants ${set}`);
  const sizes: readonly (string | null)[] = variantSet.sizes ?? [null];
  const colours: readonly (Both | null)[] = variantSet.colours ?? [null];
  const share = Math.max(1, Math.round(total / (sizes.length * colours.length)));
  const variants = colours.flatMap((colour) =>
    sizes.map((size) => {
      const words = [key, size ?? '', colour?.[0] ?? ''];
      const empty = total === 0 || chance(...words, 'empty') < 0.1;
      return {
        size,
        color: colour?.[0] ?? null,
        color_ar: colour?.[1] ?? null,
        stock: empty ? 0 : between(Math.ceil(share * 0.4), Math.ceil(share * 1.6), ...words),
      };
    }),
  );
  return { variants, chart: variantSet.chart ?? null };
}
