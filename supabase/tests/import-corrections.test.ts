import {
  correctImportRows,
  getImport,
  listImportProblems,
  listImportRows,
  steerImport,
} from '../src/imports/queries.ts';
import { adjustStock } from '../src/products/queries.ts';
import { createCategory, createProduct, defineAttributes, stockOf } from './goods.ts';
import { finish } from './jobs.ts';
import { actors, article, category, db, row, run, setUpImports, sql, stage, whole } from './import-desk.ts';

setUpImports();

describe('corrections of refused rows', () => {
  const unread = (code: string, field: string, value: string) => ({ field, code, params: { value } });
  /** Row with an unreadable unit, as the browser stages it. */
  const withoutUnit = (number: number, unit: string, change: object = {}) => {
    const { unit: _unit, ...values } = whole(article(), change);
    return row(number, values, [unread('unit_unknown', 'unit', unit)]);
  };

  it('corrects all rows with the same wrong value at once', async () => {
    const id = await stage([
      ...Array.from({ length: 43 }, (_, place) => withoutUnit(place + 2, 'فرسخ')),
      withoutUnit(50, 'ذراع'),
      row(51, whole(article(), { price: undefined })),
    ]);
    expect(await run(id, 'check')).toEqual({ refused: 45 });
    const [group, ...others] = await listImportProblems(db(), id);
    expect(group).toEqual({
      kind: { field: 'unit', code: 'unit_unknown', value: 'فرسخ' },
      problem: unread('unit_unknown', 'unit', 'فرسخ'),
      rows: 43,
      first_row: 2,
    });
    expect(others.map(({ kind, rows }) => [kind.field, kind.value, rows])).toEqual([
      ['unit', 'ذراع', 1],
      ['price', undefined, 1],
    ]);

    const corrections = [{ kind: group!.kind, field: 'unit', value: 'Meter' }];
    expect(await correctImportRows(db(), id, corrections)).toBe(43);
    // A lost reply: the same call again finds nothing to correct.
    expect(await correctImportRows(db(), id, corrections)).toBe(0);
    await finish(sql, 'imports', id);
    expect(await getImport(db(), id)).toMatchObject({
      status: 'checked',
      counts: { create: 43, refused: 2 },
    });
    const { items } = await listImportRows(db(), id, { outcome: 'create' });
    expect(items[0]).toMatchObject({ row: 2, values: { unit: 'Meter' }, after: { unit: 'Meter' } });
  });

  it('corrects two cells of a row together, and the cells that two windows correct of one row', async () => {
    const { category: _category, ...values } = whole(article());
    const id = await stage([
      row(2, values, [
        unread('category_unknown', 'category', 'لا شيء'),
        unread('number_invalid', 'quantity', 'كثير'),
        unread('boolean_invalid', 'published', 'ربما'),
      ]),
    ]);
    await run(id, 'check');
    const [first, second, third] = await listImportProblems(db(), id);
    expect([first!.kind.field, second!.kind.field, third!.kind.field]).toEqual([
      'category',
      'published',
      'quantity',
    ]);
    await correctImportRows(db(), id, [
      { kind: first!.kind, field: 'category', value: category },
      { kind: third!.kind, field: 'quantity', value: 7 },
    ]);
    await correctImportRows(db(), id, [{ rows: [2], field: 'published', value: false }]);
    await finish(sql, 'imports', id);
    const { items } = await listImportRows(db(), id, {});
    expect(items).toMatchObject([
      { outcome: 'create', values: { category, quantity: 7, published: false }, problems: [] },
    ]);
  });

  it('converts amounts of one currency to dinars', async () => {
    const priced = (number: number, price: string) => {
      const { price: _price, ...values } = whole(article());
      return row(number, values, [unread('currency_foreign', 'price', price)]);
    };
    const id = await stage([priced(2, '$12'), priced(3, '7.5 $'), priced(4, '3 €')]);
    await run(id, 'check');
    const groups = await listImportProblems(db(), id);
    expect(groups.map(({ kind, rows }) => [kind.value, rows])).toEqual([
      ['$', 2],
      ['€', 1],
    ]);
    await correctImportRows(db(), id, [{ kind: groups[0]!.kind, field: 'price', rate: 1320 }]);
    await finish(sql, 'imports', id);
    const { items } = await listImportRows(db(), id, {});
    expect(items.map(({ outcome, values }) => [outcome, values.price])).toEqual([
      ['create', 15_840],
      ['create', 9_900],
      ['refused', undefined],
    ]);
  });

  it('corrects an attribute that the category does not know', async () => {
    const tinted = await createCategory(sql);
    await defineAttributes(sql, tinted, [
      { key: 'tint', label_en: 'Tint', label_ar: 'اللون', value_en: 'Red', value_ar: 'أحمر' },
    ]);
    const id = await stage([
      row(2, whole(article(), { category: tinted, attributes: { tint: 'Rouge' } })),
      row(3, whole(article(), { category: tinted, attributes: { tint: 'Rouge' } })),
    ]);
    await run(id, 'check');
    const [group] = await listImportProblems(db(), id);
    expect(group).toMatchObject({
      kind: { field: 'attribute:tint', rule: 'one_of', value: 'Rouge' },
      rows: 2,
    });
    await correctImportRows(db(), id, [{ kind: group!.kind, field: 'attribute:tint', value: 'Red' }]);
    await finish(sql, 'imports', id);
    expect((await getImport(db(), id)).counts).toEqual({ create: 2 });
  });

  it('corrects and applies rows after the others were applied, and leaves those as they are', async () => {
    const sku = article();
    const same = article();
    const product = await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id: category,
      sku: same,
      quantity: 40,
    });
    const id = await stage(
      [row(2, { sku: same, quantity: 40 }), row(3, whole(sku)), withoutUnit(4, 'فرسخ')],
      'both',
    );
    await run(id, 'check');
    expect(await run(id, 'apply')).toEqual({ unchanged: 1, created: 1, refused: 1 });
    // A sale after the import must not be overwritten.
    await adjustStock(db(), { product_id: product, delta: -5 });
    const [group] = await listImportProblems(db(), id);
    await correctImportRows(db(), id, [{ kind: group!.kind, field: 'unit', value: 'Bag' }]);
    await finish(sql, 'imports', id);
    const checked = await getImport(db(), id);
    expect(checked).toMatchObject({ status: 'checked', counts: { unchanged: 1, created: 1, create: 1 } });
    expect(await run(id, 'apply')).toEqual({ unchanged: 1, created: 2 });
    expect(await stockOf(sql, product)).toBe(35);
    expect(await run(id, 'undo')).toEqual({ unchanged: 1, undone: 2 });
  });

  it('stays undoable if a second check is cancelled, and adds a size to a product of the first part', async () => {
    const sku = article();
    const { unit: _unit, ...values } = whole(sku, { size: '42' });
    const id = await stage(
      [row(2, values, [unread('unit_unknown', 'unit', 'فرسخ')]), row(3, whole(sku, { size: '43' }))],
      'create',
    );
    await run(id, 'check');
    await run(id, 'apply');
    const correction = { rows: [2], field: 'unit', value: 'Bag' };
    await correctImportRows(db(), id, [correction]);
    await finish(sql, 'imports', id);
    expect(await steerImport(db(), id, 'cancel')).toBe('done');
    expect(await run(id, 'check')).toMatchObject({ created: 1 });
    const { items } = await listImportRows(db(), id, {});
    expect(items[0]).toMatchObject({ outcome: 'change', after: { variant: '42' } });
    expect(await run(id, 'apply')).toEqual({ created: 1, changed: 1 });
    await expect(steerImport(db(), id, 'check')).rejects.toMatchObject({ code: 'import_state_changed' });
    expect(await correctImportRows(db(), id, [correction])).toBe(0);
  });

  it('belongs to the company of the import', async () => {
    const id = await stage([withoutUnit(2, 'فرسخ')]);
    await run(id, 'check');
    const [group] = await listImportProblems(db(), id);
    const rival = actors.otherSeller.db;
    expect(await listImportProblems(rival, id)).toEqual([]);
    await expect(
      correctImportRows(rival, id, [{ kind: group!.kind, field: 'unit', value: 'Bag' }]),
    ).rejects.toMatchObject({ code: 'import_not_found' });
    await expect(correctImportRows(db(), id, [{ rows: [2], field: 'price', rate: 0 }])).rejects.toMatchObject(
      { code: 'invalid_input' },
    );
  });
});
