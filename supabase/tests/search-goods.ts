import type { Actors, Sql } from './actors.ts';
import { createNamedCategory, createProduct } from './goods.ts';

export interface SearchGoods {
  tools: { id: number; slug: string };
  /** Below `tools`. */
  drills: { id: number; slug: string };
  /** Below `tools`. */
  pumps: { id: number; slug: string };
  /** Product ids by a short name. */
  ids: Record<string, number>;
}

const power = (watts: number) => [
  {
    key: 'power',
    label_en: 'Power',
    label_ar: 'القدرة',
    value_en: `${watts} W`,
    value_ar: `${watts} واط`,
    number: watts,
    unit: 'W',
  },
];

/**
 * Creates four products on sale and two that are not, in a category of their own. Their words occur in no other test,
 * but all tests share one database: a search outside of the category also finds products of other files.
 */
export async function createSearchGoods(sql: Sql, actors: Actors): Promise<SearchGoods> {
  const category = (name_en: string, name_ar: string, parent_id?: number) =>
    createNamedCategory(sql, { name_en, name_ar, ...(parent_id && { parent_id }) });
  const ids: Record<string, number> = {};
  const tools = await category('Zaqtools', 'عدد زقط');
  const drills = await category('Drills', 'دريلات', tools.id);
  const pumps = await category('Water pumps', 'مضخات الماء', tools.id);
  const company_id = actors.seller.company!;
  const goods: [string, Record<string, unknown>][] = [
    [
      'hammer',
      {
        category_id: drills.id,
        sku: 'ZQ-226',
        brand: 'Zaqbosch',
        model_number: 'ZBH 2-26 DRE',
        name_en: 'Rotary hammer drill',
        name_ar: 'دريل هيلتي دوّار ٨٠٠ واط',
        price: 250_000,
        attributes: power(800),
        description_en: 'For concrete and masonry, with the chuck quenchlock.',
      },
    ],
    [
      'cordless',
      {
        category_id: drills.id,
        brand: 'Zaqwalt',
        model_number: 'DCD 771',
        name_en: 'Cordless drill 18V',
        name_ar: 'دريل شحن ١٨ فولت',
        price: 180_000,
        discounted_price: 150_000,
        attributes: power(400),
      },
    ],
    [
      'pump',
      {
        category_id: pumps.id,
        company_id: actors.otherSeller.company!,
        brand: 'Zaqbosch',
        name_en: 'Zentrifugal pump 1 hp',
        name_ar: 'مضخّة طاردة ١ حصان',
        price: 145_000,
        quantity: 0,
        attributes: power(800),
      },
    ],
    [
      'cement',
      {
        category_id: tools.id,
        name_en: 'Zaqcement 50 kg bag',
        name_ar: 'الأسمنت المقاوم زقط كيس ٥٠ كغم',
        price: 9500,
      },
    ],
    ['hidden', { category_id: tools.id, name_en: 'Zaqcement hidden', name_ar: 'مخفي', published: false }],
    [
      'rejected',
      {
        category_id: tools.id,
        name_en: 'Zaqcement rejected',
        name_ar: 'مرفوض',
        company_id: actors.rejectedSeller.company!,
      },
    ],
  ];
  for (const [name, values] of goods) {
    ids[name] = await createProduct(sql, { company_id, category_id: tools.id, ...values });
  }
  return { tools, drills, pumps, ids };
}
