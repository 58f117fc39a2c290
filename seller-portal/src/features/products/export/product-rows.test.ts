/** @jest-environment node */
import { createFormat, createI18n, type Language } from '@mawad/shared-i18n';
import type { SheetRow } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { readSheet } from '@mawad/shared-ui/spreadsheet/read-sheet.ts';
import { WorkbookWriter } from '@mawad/shared-ui/spreadsheet/workbook-writer.ts';
import { type Category, units } from '@mawad/supabase/catalogue/queries';
import type { ExportedProduct } from '@mawad/supabase/products/queries';
import type { NamedAttribute } from '../../../product-file/attributes-query.ts';
import { importLimits } from '../../../product-file/import-limits.ts';
import { matchColumns } from '../../../product-file/match-fields.ts';
import { readProductRow } from '../../../product-file/read-product-row.ts';
import { categoryFinder } from '../../../product-file/resolve-category.ts';
import { productColumns } from './product-columns.ts';
import { productRowWriter } from './product-rows.ts';

const category = (id: number, parent_id: number | null, name_en: string, name_ar: string) =>
  ({ id, parent_id, name_en, name_ar, slug_en: `c-${id}`, slug_ar: `ق-${id}` }) as Category;
const categories = [
  category(1, null, 'Safety', 'السلامة'),
  category(2, null, 'Tools', 'العدد'),
  category(3, 1, 'Other', 'أخرى'),
  category(4, 2, 'Other', 'أخرى'),
];

let nextId = 1;
const attribute = (
  key: string,
  label_en: string,
  label_ar: string,
  type: NamedAttribute['type'] = 'text',
) => ({
  id: nextId++,
  key,
  type,
  label_en,
  label_ar,
  unit_en: null,
  unit_ar: null,
  options: [],
});
const attributes: NamedAttribute[] = [
  attribute('material', 'Material', 'المادة المصنوع منها'),
  // These keys equal fixed column names in one or both languages.
  attribute('maker', 'Brand', 'بلد الصنع'),
  attribute('pack-size', 'Size', 'القياس'),
  attribute('volts', 'Voltage', 'الفولتية', 'number'),
  attribute('cordless', 'Cordless', 'لاسلكي', 'boolean'),
];

const cement: ExportedProduct = {
  sku: '00123',
  name_en: '=HYPERLINK("x")',
  name_ar: 'سمنت <مقاوم> & غيره',
  description_en: 'First line\n\n  Second _x0041_ line',
  description_ar: '',
  category: 4,
  unit: 'Square meter',
  brand: '@Sumer',
  model_number: '+964-7',
  pack_quantity: 2.5,
  pack_unit: 'Bag',
  price: 9_500.25,
  discounted_price: 9_000,
  deal_starts_at: '2026-10-31T21:00:00+00:00',
  deal_ends_at: '2027-01-31T21:00:00+00:00',
  volume_discounts: [
    { percent: 2.5, quantity: 10.5 },
    { percent: 8, quantity: 1_250 },
  ],
  quantity: 12.125,
  min_quantity: 2.5,
  quantity_step: 0.5,
  returns: 'faulty_only',
  images: ['company/a.webp', 'company/b.webp'],
  video_url: 'https://youtu.be/abcdefghijk',
  published: true,
  attributes: { material: 'Steel', maker: '-5', 'pack-size': '1e3', volts: -1.5, cordless: false },
  variants: [],
};
const boots: ExportedProduct = {
  ...cement,
  sku: 'B-1',
  unit: 'Pair',
  returns: null,
  published: false,
  discounted_price: null,
  deal_starts_at: null,
  deal_ends_at: '2027-01-31T20:59:59+00:00',
  volume_discounts: null,
  images: [],
  attributes: {},
  variants: [
    { sku: 'B-1-42', size: '42', color: 'Black', color_ar: 'أسود', price: null, quantity: 0 },
    { sku: null, size: '1/2', color: null, color_ar: null, price: 47_000, quantity: 7 },
  ],
};

const pictureUrl = (path: string) => `https://api.test/storage/v1/object/public/product-images/${path}`;

/** Exports products and reads the file as the import does. */
async function importedAgain(products: ExportedProduct[], language: Language) {
  const i18n = await createI18n(language);
  const { unit } = createFormat(language, i18n.getFixedT(language, 'common'));
  const { columns, leftOut } = productColumns(
    attributes.map(({ key }) => key),
    attributes,
    language,
  );
  expect(leftOut).toEqual([]);
  const words = language === 'en' ? { yes: 'yes', no: 'no' } : { yes: 'نعم', no: 'لا' };
  const targets = columns.map(({ target }) => target);
  const rowsOf = productRowWriter(targets, categories, { language, unit, pictureUrl, ...words });
  const writer = new WorkbookWriter();
  writer.begin({ name: 'Products', isRightToLeft: language === 'ar', columns });
  writer.add(products.flatMap(rowsOf));
  const bytes = new Uint8Array(await writer.close().arrayBuffer());
  const rows: SheetRow[] = [];
  for await (const part of readSheet({ bytes, kind: 'xlsx', limits: importLimits }))
    if ('rows' in part) rows.push(...part.rows);
  const [heading, ...body] = rows;
  const matched = matchColumns(heading!, body, { attributes }).map(({ target }) => target);
  expect(matched).toEqual(targets);
  const find = categoryFinder(categories);
  const read = body.map((row) => readProductRow(row, matched, find)!);
  expect(read.flatMap(({ problems, doubts }) => [...problems, ...doubts])).toEqual([]);
  return read.map(({ values }) => values);
}

describe.each(['en', 'ar'] as const)('product export (%s)', (language) => {
  test('imports with identical values', async () => {
    const { variants: _, attributes: __, images, description_ar: ___, ...plain } = cement;
    const [no] = language === 'en' ? ['no'] : ['لا'];
    const boot = {
      ...plain,
      sku: 'B-1',
      unit: 'Pair',
      published: false,
      deal_ends_at: '2027-01-31T23:59:59+03:00',
    };
    for (const field of ['discounted_price', 'deal_starts_at', 'volume_discounts', 'returns'] as const)
      delete (boot as Partial<ExportedProduct>)[field];
    expect(await importedAgain([cement, boots], language)).toEqual([
      {
        ...plain,
        deal_starts_at: '2026-11-01T00:00:00+03:00',
        // Midnight is the first second of 1 February and must not become 31 January, whose end is 23:59:59.
        deal_ends_at: '2027-02-01T00:00:00+03:00',
        images: images.map(pictureUrl),
        attributes: { material: 'Steel', maker: '-5', 'pack-size': '1e3', volts: -1.5, cordless: no },
      },
      {
        ...boot,
        size: '42',
        color: 'Black',
        color_ar: 'أسود',
        variant_sku: 'B-1-42',
        quantity: 0,
      },
      { ...boot, size: '1/2', price: 47_000, quantity: 7 },
    ]);
  });

  test('leaves cells empty that the import would misread', async () => {
    const [odd, unnamed] = await importedAgain(
      [
        {
          ...cement,
          sku: 'ODD',
          name_en: ' Padded',
          name_ar: 'قبل\u0007بعد',
          description_en: 'Windows\r\nline',
          brand: '–',
          model_number: '1.5E+12',
          deal_ends_at: '2027-01-31T20:59:59.999+00:00',
          volume_discounts: [{ percent: 2.5, quantity: 1.125 }],
          category: 99,
        },
        {
          ...boots,
          sku: 'ODD-2',
          brand: 'clear',
          variants: [{ ...boots.variants[0]!, size: '-', price: 1, quantity: 1 }],
        },
      ],
      language,
    );
    for (const field of [
      ...['name_en', 'name_ar', 'description_en', 'brand', 'model_number', 'deal_ends_at'],
      ...['volume_discounts', 'category'],
    ])
      expect(odd).not.toHaveProperty(field);
    expect(odd).toMatchObject({ sku: 'ODD', price: 9_500.25 });
    // The variant has no readable name, so its price would become the product's.
    expect(unnamed).toEqual({ sku: 'ODD-2' });
  });
});

test.each(['en', 'ar'] as const)('reads every unit by its name (%s)', async (language) => {
  const read = await importedAgain(
    units.map((unit, place) => ({ ...cement, sku: `U-${place}`, unit })),
    language,
  );
  expect(read.map(({ unit }) => unit)).toEqual(units);
});
