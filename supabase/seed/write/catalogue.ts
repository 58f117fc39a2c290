import { piecesOf } from '../catalogue/pack-content.ts';
import { type AttributeReferences, deriveDefinitions } from '../attribute-definitions.ts';
import { categories, categoryReturns } from '../catalogue/categories.ts';
import { arabicSlug } from '../catalogue/slugs.ts';
import type { Plan } from '../plan.ts';
import { insert, type Sql } from './insert.ts';

export const categoryIds: ReadonlyMap<string, number> = new Map(
  categories.flatMap(({ key, children }, top) => [
    [key, top + 1] as const,
    ...children.map((child, index) => [child.key, (top + 1) * 100 + index + 1] as const),
  ]),
);

export async function writeCategories(sql: Sql, { categoryImages }: Plan): Promise<void> {
  const row = (
    { key, name, words }: (typeof categories)[number]['children'][number],
    about: readonly [string, string],
    parent: string | null,
    position: number,
  ) => ({
    id: categoryIds.get(key),
    parent_id: parent ? categoryIds.get(parent) : null,
    name_en: name[0],
    name_ar: name[1],
    slug_en: key,
    slug_ar: arabicSlug(name[1]),
    image: categoryImages.get(key),
    position,
    seo_title_en: `${name[0]} in Iraq: prices and stock`,
    seo_title_ar: `${name[1]} في العراق: الأسعار والتوفر`,
    seo_description_en: about[0],
    seo_description_ar: about[1],
    focus_keywords: words,
    returns: categoryReturns[key] ?? null,
  });
  const rows = [
    ...categories.map((top, position) => row(top, top.about, null, position)),
    ...categories.flatMap((top) =>
      top.children.map((child, position) =>
        row(
          child,
          [
            `${child.name[0]} from approved sellers. ${top.about[0]}`,
            `${child.name[1]} من بائعين معتمدين. ${top.about[1]}`,
          ],
          top.key,
          position,
        ),
      ),
    ),
  ];
  const columns = {
    id: 'bigint',
    parent_id: 'bigint',
    name_en: 'text',
    name_ar: 'text',
    slug_en: 'text',
    slug_ar: 'text',
    image: 'text',
    position: 'int',
    seo_title_en: 'text',
    seo_title_ar: 'text',
    seo_description_en: 'text',
    seo_description_ar: 'text',
    focus_keywords: 'text[]',
    returns: 'text',
  };
  await insert(sql, 'public.categories', columns, rows);
}

/**
 * Writes attribute definitions of the categories, derived from their products: type number if all values are numbers with the
 * same unit, else options.
 */
export async function writeAttributeDefinitions(sql: Sql, { offers }: Plan): Promise<AttributeReferences> {
  const { definitions, options, valuesOf } = deriveDefinitions(
    offers.map(({ id, sub, attributes }) => ({ id, category_id: categoryIds.get(sub)!, attributes })),
  );
  await insert(
    sql,
    'public.attribute_definitions',
    {
      id: 'int',
      category_id: 'bigint',
      key: 'text',
      type: 'text',
      label_en: 'text',
      label_ar: 'text',
      unit_en: 'text',
      unit_ar: 'text',
      position: 'int',
    },
    definitions,
  );
  await insert(
    sql,
    'public.attribute_options',
    { id: 'int', definition_id: 'int', value_en: 'text', value_ar: 'text', position: 'int' },
    options,
  );
  return valuesOf;
}

/** Writes products with variants, stock, prices and compatibilities. */
export async function writeProducts(
  sql: Sql,
  { offers, illustrated, datasheets }: Plan,
  attributesOf: AttributeReferences,
): Promise<void> {
  await insert(
    sql,
    'public.products',
    {
      id: 'bigint',
      company_id: 'uuid',
      category_id: 'bigint',
      sku: 'text',
      slug_en: 'text',
      slug_ar: 'text',
      name_en: 'text',
      name_ar: 'text',
      description_en: 'text',
      description_ar: 'text',
      brand: 'text',
      model_number: 'text',
      unit: 'text',
      quantity_step: 'numeric',
      pack_quantity: 'numeric',
      pack_unit: 'text',
      attributes: 'jsonb',
      size_chart: 'jsonb',
      main_image: 'text',
      additional_images: 'text[]',
      video_url: 'text',
      datasheet_path: 'text',
      datasheet_size: 'bigint',
      published: 'boolean',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    offers.map((offer) => ({
      id: offer.id,
      company_id: offer.seller.company_id,
      category_id: categoryIds.get(offer.sub),
      sku: offer.sku,
      slug_en: offer.slug.en,
      slug_ar: offer.slug.ar,
      name_en: offer.name[0],
      name_ar: offer.name[1],
      description_en: offer.description[0],
      description_ar: offer.description[1],
      brand: offer.brand,
      model_number: offer.model,
      unit: offer.unit,
      quantity_step: offer.quantityStep,
      pack_quantity: piecesOf(offer),
      pack_unit: piecesOf(offer) && 'Piece',
      attributes: attributesOf(offer.id),
      size_chart: offer.chart,
      main_image: illustrated.get(offer.id)!.main,
      additional_images: illustrated.get(offer.id)!.more,
      video_url: offer.video ? `https://www.youtube.com/watch?v=${offer.video}` : null,
      datasheet_path: datasheets.get(offer.id)?.path ?? null,
      datasheet_size: datasheets.get(offer.id)?.file.length ?? null,
      published: true,
      created_at: offer.createdAt,
      updated_at: offer.createdAt,
    })),
  );
  await insert(
    sql,
    'public.product_variants',
    {
      id: 'bigint',
      product_id: 'bigint',
      company_id: 'uuid',
      size: 'text',
      color: 'text',
      color_ar: 'text',
      position: 'int',
    },
    offers.flatMap(({ id, seller, offered }) =>
      offered.map(({ stock: _stock, ...variant }, position) => ({
        ...variant,
        product_id: id,
        company_id: seller.company_id,
        position,
      })),
    ),
  );
  const stock = offers.flatMap(({ id, quantity, offered }) => [
    { product_id: id, variant_id: null as number | null, quantity },
    ...offered.map((variant) => ({ product_id: id, variant_id: variant.id, quantity: variant.stock })),
  ]);
  // Updates the rows that triggers inserted for every product and variant.
  await sql`
    update public.product_stock s set quantity = x.quantity
    from jsonb_to_recordset(${JSON.stringify(stock)}::text::jsonb) as x (product_id bigint, variant_id bigint, quantity numeric)
    where s.product_id = x.product_id and s.variant_id is not distinct from x.variant_id`;
  await insert(
    sql,
    'public.product_offers',
    {
      product_id: 'bigint',
      price: 'numeric',
      discounted_price: 'numeric',
      deal_starts_at: 'timestamptz',
      deal_ends_at: 'timestamptz',
      volume_discounts: 'jsonb',
    },
    offers.map(({ id, price, deal, volumes }) => ({
      product_id: id,
      price,
      discounted_price: deal?.price ?? null,
      deal_starts_at: deal?.starts ?? null,
      deal_ends_at: deal?.ends ?? null,
      volume_discounts: volumes,
    })),
  );
  await insert(
    sql,
    'public.product_compatibilities',
    { product_id: 'bigint', compatible_product_id: 'bigint' },
    offers.flatMap(({ id, compatible }) =>
      compatible.map((other) => ({ product_id: id, compatible_product_id: other })),
    ),
  );
}
