import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BillChoice, BillLine } from './bill.ts';
import { readBill } from './read-bill.ts';

interface BillCase {
  name: string;
  /** Common mistake with tables of this kind. */
  why: string;
  rows: string[][];
  lines: { description: string; description_ar?: string; quantity: string; unit: string; section?: string }[];
}

const cases = JSON.parse(readFileSync(join(__dirname, 'bill-cases.json'), 'utf8')) as BillCase[];

const sheetOf = (rows: readonly string[][]) => rows.map((cells, index) => ({ number: index + 1, cells }));

const values = ({ description, descriptionAr, code, quantity, unit, section }: BillLine) => ({
  description,
  ...(descriptionAr !== undefined && { description_ar: descriptionAr }),
  ...(code !== undefined && { code }),
  ...{ quantity, unit },
  ...(section !== undefined && { section }),
});

test.each(cases.map((bill) => [bill.name, bill] as const))('reads a bill: %s', (_name, { rows, lines }) => {
  expect(readBill({ rows: sheetOf(rows) }).lines.map(values)).toEqual(lines);
});

/** Lines of rows as description | quantity | unit | section, with * for a line without a firm quantity. */
const read = (rows: string[][], choice?: BillChoice) =>
  readBill({ rows: sheetOf(rows) }, choice).lines.map(({ description, quantity, unit, section, rateOnly }) =>
    [
      description,
      `${quantity}${rateOnly ? '*' : ''}`,
      unit,
      ...(section === undefined ? [] : [section]),
    ].join('|'),
  );

const heading = ['No', 'Description', 'Unit', 'Qty'];

describe('headings', () => {
  test.each<[string, string[][], string[]]>([
    [
      'with the group of quantities in the row above',
      [
        ['', '', '', 'Quantity', '', '', ''],
        ['No', 'Particulars', 'UOM', 'Ground', 'First', 'Total', 'Rate'],
        ['1', 'Cable tray 100 mm', 'm', '10', '12', '22', ''],
      ],
      ['Cable tray 100 mm|22|Meter'],
    ],
    [
      'with the parts of the quantity in the row below',
      [
        ['No', 'Description', 'Unit', 'Quantity', '', '', 'Amount'],
        ['', '', '', 'Block A', 'Block B', 'Total', ''],
        ['1', 'Cable tray 100 mm', 'm', '10', '12', '22', ''],
      ],
      ['Cable tray 100 mm|22|Meter'],
    ],
    [
      'and a row that numbers the columns',
      [heading, ['1', '2', '3', '4'], ['1', 'Sand', 'm3', '5']],
      ['Sand|5|Cubic meter'],
    ],
    [
      'repeated on the next page',
      [heading, ['1', 'Sand', 'm3', '5'], heading, ['2', 'Gravel', 'm3', '7']],
      ['Sand|5|Cubic meter', 'Gravel|7|Cubic meter'],
    ],
    [
      'in both languages in one cell',
      [
        ['ت / No', 'الوصف / Description', 'Unit الوحدة', 'الكمية Qty'],
        ['1', 'Sand', 'م٣', '٥'],
      ],
      ['Sand|5|Cubic meter'],
    ],
    [
      'with the unit of the quantity',
      [
        ['Item', 'Description', 'Qty (m2)'],
        ['1', 'Marble tile', '5'],
      ],
      ['Marble tile|5|Square meter'],
    ],
    [
      'with a size beside the goods',
      [
        ['Item', 'Size', 'Qty'],
        ['Gate valve', '2"', '5'],
      ],
      ['Gate valve, 2"|5|'],
    ],
    [
      'where "No." counts the goods',
      [
        ['Description', 'Unit', 'No.'],
        ['Gate valve', 'set', '12'],
        ['Globe valve', 'set', '3'],
      ],
      ['Gate valve|12|Set', 'Globe valve|3|Set'],
    ],
  ])('are found %s', (_name, rows, lines) => {
    expect(read(rows)).toEqual(lines);
  });

  test('of a second table with other columns are read for its lines', () => {
    expect(
      read([
        heading,
        ['1', 'Cement', 'bag', '100'],
        [],
        ['Code', 'Material', 'Quantity', 'Unit'],
        ['X-1', 'Water pump', '2', 'set'],
        ['X-2', 'Motor', '3', 'set'],
      ]),
    ).toEqual(['Cement|100|Bag', 'Water pump|2|Set', 'Motor|3|Set']);
  });

  test('of a second table are returned with its first row and set apart from those of the first', () => {
    const rows = [
      heading,
      ['1', 'Cement', 'bag', '100'],
      ['Code', 'Material', 'Quantity old', 'Quantity new', 'Unit'],
      ['X-1', 'Water pump', '2', '4', 'set'],
    ];
    const { tables } = readBill({ rows: sheetOf(rows) });
    expect(tables.map(({ row, columns }) => [row, columns[1]!.heading])).toEqual([
      [1, heading[1]],
      [3, 'Material'],
    ]);
    expect(read(rows, { roles: { 1: { 3: 'quantity' } } })).toEqual(['Cement|100|Bag', 'Water pump|4|Set']);
  });

  test('prefer the required quantity to the available one', () => {
    expect(
      read([
        ['No', 'Material', 'Unit', 'Required Qty', 'Available Qty'],
        ['1', 'Cement', 'bag', '100', '20'],
      ]),
    ).toEqual(['Cement|100|Bag']);
  });

  test('give no quantity if two columns differ and neither is the total', () => {
    const rows = [
      ['No', 'Description', 'Unit', 'Quantity old', 'Quantity new'],
      ['1', 'Sand', 'm3', '5', '6'],
    ];
    expect(read(rows)).toEqual(['Sand||Cubic meter']);
    expect(read(rows, { roles: { 0: { 4: 'quantity' } } })).toEqual(['Sand|6|Cubic meter']);
  });
});

describe('item numbers without headings', () => {
  test.each<[string, string[], string[]]>([
    ['1', ['1', '2', '3'], ['Sand', 'Gravel', 'Clay']],
    ['1.1', ['1.1', '1.2', '1.3'], ['Sand', 'Gravel', 'Clay']],
    ['A', ['A', 'B', 'C'], ['Sand', 'Gravel', 'Clay']],
    ['1-a', ['1-a', '1-b', '1-c'], ['Sand', 'Gravel', 'Clay']],
    ['١-٢', ['١-٢', '١-٣', '١-٤'], ['Sand', 'Gravel', 'Clay']],
    ['11.1.2', ['11.1.2', '11.1.3', '11.2.1'], ['Sand', 'Gravel', 'Clay']],
    [
      '8.2 as Excel keeps it',
      ['8.1', '8.1999999999999993', '8.3000000000000007'],
      ['Sand', 'Gravel', 'Clay'],
    ],
  ])('such as %s are no quantities', (_name, numbers, goods) => {
    expect(read(numbers.map((number, at) => [number, goods[at]!]))).toEqual(goods.map((name) => `${name}||`));
    expect(read(numbers.map((number, at) => [number, goods[at]!, 'ton', '25']))).toEqual(
      goods.map((name) => `${name}|25|Ton`),
    );
  });

  test('differ from amounts before words', () => {
    expect(read([['50', 'Cement'], ['3', 'Sand']])).toEqual(['Cement|50|', 'Sand|3|']); // prettier-ignore
  });

  test('quantities differ from prices by their product', () => {
    const rows = [
      ['Cement', '50', '12500', '625000'],
      ['Sand', '3', '40000', '120000'],
    ];
    expect(read(rows)).toEqual(['Cement|50|', 'Sand|3|']);
    expect(read(rows.map((row) => row.slice(0, 3)))).toEqual(['Cement||', 'Sand||']);
  });
});

describe('context and sections', () => {
  test.each<[string, string[][], string[]]>([
    [
      'a long description above short rows',
      [
        ['1', 'Chilled water pipe, insulated', '', ''],
        ['', '50 mm dia', 'm', '120'],
        ['', '40 mm dia', 'm', '80'],
        ['2', 'Water meter', 'Nos', '4'],
      ],
      [
        'Chilled water pipe, insulated — 50 mm dia|120|Meter',
        'Chilled water pipe, insulated — 40 mm dia|80|Meter',
        'Water meter|4|Each',
      ],
    ],
    [
      'sections in sections',
      [
        ['A', 'CIVIL WORKS', '', ''],
        ['1', 'Masonry', '', ''],
        ['1.1', 'Hollow block 20 cm', 'm2', '300'],
        ['2', 'Plaster', '', ''],
        ['2.1', 'Gypsum plaster', 'm2', '600'],
        ['B', 'PLUMBING', '', ''],
        ['1', 'Floor drain', 'Nos', '6'],
      ],
      [
        'Hollow block 20 cm|300|Square meter|CIVIL WORKS — Masonry',
        'Gypsum plaster|600|Square meter|CIVIL WORKS — Plaster',
        'Floor drain|6|Each|PLUMBING',
      ],
    ],
    [
      'lines that begin at 1 in each section',
      [
        ['1', 'PLUMBING', '', ''],
        ['1', 'Floor drain', 'Nos', '6'],
        ['2', 'Water meter', 'Nos', '4'],
        ['2', 'ELECTRICAL', '', ''],
        ['1', 'Junction box', 'Nos', '60'],
      ],
      ['Floor drain|6|Each|PLUMBING', 'Water meter|4|Each|PLUMBING', 'Junction box|60|Each|ELECTRICAL'],
    ],
    [
      'letters below numbers',
      [
        ['1', 'Copper pipe, soft, with joints', '', ''],
        ['a', '22 mm', 'm', '50'],
        ['b', '15 mm', 'm', '70'],
        ['2', 'Water meter', 'Nos', '4'],
      ],
      [
        'Copper pipe, soft, with joints — 22 mm|50|Meter',
        'Copper pipe, soft, with joints — 15 mm|70|Meter',
        'Water meter|4|Each',
      ],
    ],
    [
      'a merged description above two rows',
      [
        ['1', 'Portland cement', 'Bag', '400'],
        ['', '', 'Ton', '5'],
        ['2', 'Sand', 'm3', '9'],
      ],
      ['Portland cement|400|Bag', 'Portland cement|5|Ton', 'Sand|9|Cubic meter'],
    ],
    [
      'a description above its quantity',
      [
        ['1', 'Portland cement, ordinary', '', ''],
        ['', '', 'Bag', '400'],
      ],
      ['Portland cement, ordinary|400|Bag'],
    ],
    [
      'a description in several rows',
      [
        ['1', 'Ordinary Portland cement', 'Bag', '400'],
        ['', 'delivered to the store', '', ''],
        ['2', 'Sand', 'm3', '9'],
      ],
      ['Ordinary Portland cement delivered to the store|400|Bag', 'Sand|9|Cubic meter'],
    ],
    ['a line without its quantity', [['1', 'Sand', 'm3', '9'], ['2', 'Gravel', '', ''], ['3', 'Clay', 'm3', '2']], ['Sand|9|Cubic meter', 'Gravel||', 'Clay|2|Cubic meter']], // prettier-ignore
  ])('are kept: %s', (_name, rows, lines) => {
    expect(read([heading, ...rows])).toEqual(lines);
  });

  test('are kept in Arabic', () => {
    expect(
      read([
        ['ت', 'الفقرة', 'الوحدة', 'الكمية'],
        ['', 'أعمال الصحيات', '', ''],
        ['١', 'تجهيز أنابيب PPR مع الملحقات', '', ''],
        ['أ', 'قطر ٢٥ ملم', 'م.ط', '٥٠'],
        ['ب', 'قطر ٣٢ ملم', 'م ط', 'مقطوعية'],
        ['٢', 'خلاط مغسلة', 'عدد', '٦'],
        ['', 'مع الملحقات', '', ''],
        ['', 'المجموع الكلي', '', ''],
      ]),
    ).toEqual([
      'تجهيز أنابيب PPR مع الملحقات — قطر ٢٥ ملم|50|Meter|أعمال الصحيات',
      'تجهيز أنابيب PPR مع الملحقات — قطر ٣٢ ملم|*|Meter|أعمال الصحيات',
      'خلاط مغسلة مع الملحقات|6|Each|أعمال الصحيات',
    ]);
  });
});

describe('quantities', () => {
  test.each([
    ['Rate only', '', '*'],
    ['R.O.', '', '*'],
    ['RO', '', '*'],
    ['R0', '', '*'],
    ['0', '', '*'],
    ['-', '', '*'],
    ['مقطوعية', '', '*'],
    ['حسب الطلب', '', '*'],
    ['1', 'LS', '*'],
    ['1', 'Lump Sum', '*'],
    ['١', 'مقطوع', '*'],
    ['8,500 sqm', '', '8500'],
    ['12', 'Set', '12'],
    ['2.500', 'ton', '2.500'],
    ['many', '', 'many'],
    ['', 'm', ''],
  ])('%j of unit %j are read as %j', (quantity, unit, expected) => {
    const [line] = readBill({ rows: sheetOf([heading, ['1', 'Sand', unit, quantity]]) }).lines;
    expect(`${line!.quantity}${line!.rateOnly ? '*' : ''}`).toBe(expected);
  });

  test('have the unit of the line above if it says ditto', () => {
    expect(read([heading, ['1', 'Lime', 'bag', '5'], ['2', 'Gypsum', 'do', '7']])).toEqual([
      'Lime|5|Bag',
      'Gypsum|7|Bag',
    ]);
  });

  test('keep the full number of a cell and codes as Excel shows them', () => {
    const rows = [
      ['Material', 'Quantity', 'Unit'],
      [{ shown: 'SKU-0017', value: 17 }, { shown: '2', value: 2.4 }, 'ton'],
      ['Pipe', 1.125, 'm'],
    ];
    const { lines } = readBill({ rows: rows.map((cells, index) => ({ number: index + 1, cells })) });
    expect(lines.map(({ description, quantity }) => [description, quantity])).toEqual([
      ['SKU-0017', '2.4'],
      ['Pipe', '1.1250'],
    ]);
  });
});

describe('goods named by a number alone', () => {
  test.each<[string, string[][]]>([
    ['with headings', [['Item', 'Qty'], ['6205', '4'], ['6206', '2']]], // prettier-ignore
    ['without headings', [['6205', '4'], ['6206', '2']]], // prettier-ignore
  ])('are lines %s', (_name, rows) => {
    expect(read(rows)).toEqual(['6205|4|', '6206|2|']);
  });
});

describe('rows that are left out', () => {
  const rows = [
    ['Project: Clinic in Basra', '', '', ''],
    ['Date:', '25-02-2026', '', ''],
    heading,
    ['', 'Note: prices include delivery', '', ''],
    ['1', 'Sand', 'm3', '9'],
    ['', 'Sub-total', '', '9'],
    ['2', 'Gravel', 'm3', '7'],
    ['', 'Carried forward', '', ''],
    ['', 'Delivery to the store', '', ''],
  ];
  const sheet = {
    rows: sheetOf(rows).map((row) => (row.number === 7 ? { ...row, hidden: true as const } : row)),
  };

  test('are returned with row number and reason', () => {
    const { lines, left } = readBill(sheet);
    expect(lines.map(({ row, description }) => [row, description])).toEqual([[5, 'Sand']]);
    expect(left).toEqual([
      { row: 1, text: 'Project: Clinic in Basra', reason: 'title' },
      { row: 2, text: 'Date: | 25-02-2026', reason: 'form' },
      { row: 3, text: 'No | Description | Unit | Qty', reason: 'heading' },
      { row: 4, text: 'Note: prices include delivery', reason: 'note' },
      { row: 6, text: 'Sub-total | 9', reason: 'subtotal' },
      { row: 7, text: '2 | Gravel | m3 | 7', reason: 'hidden' },
      { row: 8, text: 'Carried forward', reason: 'subtotal' },
      { row: 9, text: 'Delivery to the store', reason: 'note' },
    ]);
  });

  test('are lines if a person takes them in', () => {
    const { lines, left } = readBill(sheet, { taken: new Set([7, 9]) });
    expect(lines.map(({ row, description, quantity }) => [row, description, quantity])).toEqual([
      [5, 'Sand', '9'],
      [7, 'Gravel', '7'],
      [9, 'Delivery to the store', ''],
    ]);
    expect(left.map(({ row }) => row)).toEqual([1, 2, 3, 4, 6, 8]);
  });

  test('count from the largest number of lines', () => {
    const many = Array.from({ length: 5_002 }, (_, at) => [`${at + 1}`, `Part ${at + 1}`, 'm', '1']);
    const { lines, left } = readBill({ rows: sheetOf([heading, ...many]) });
    expect(lines).toHaveLength(5_000);
    expect(left.slice(-2).map(({ row, reason }) => [row, reason])).toEqual([
      [5_002, 'limit'],
      [5_003, 'limit'],
    ]);
  });
});

test('a quantity without goods beside it is no line', () => {
  expect(
    read([['Quote for site 7'], [], ['Material', 'Quantity'], ['Cement', '50'], ['', ''], ['', '3']]),
  ).toEqual(['Cement|50|']);
});

test('hidden columns are reported and not read', () => {
  const rows = [
    ['No', 'Description', 'Cost', 'Unit', 'Qty'],
    ['1', 'Sand', '9', 'm3', '5'],
  ];
  const { tables, lines } = readBill({ rows: sheetOf(rows), hiddenColumns: [2] });
  expect(tables[0]!.columns.map(({ role, hidden }) => [role, hidden])).toEqual([
    ['number', undefined],
    ['description', undefined],
    ['other', true],
    ['unit', undefined],
    ['quantity', undefined],
  ]);
  expect(lines.map(values)).toEqual([{ description: 'Sand', quantity: '5', unit: 'Cubic meter' }]);
});

test('columns set by hand are read as set', () => {
  const rows = [
    ['Ref', 'Text', 'Place', 'How many'],
    ['a1', 'Sand', 'Gate 3', '5'],
    ['a2', 'Gravel', 'Gate 4', '7'],
  ];
  expect(read(rows, { roles: { 0: { 1: 'description', 2: 'section', 3: 'quantity' } } })).toEqual([
    'Sand|5||Gate 3',
    'Gravel|7||Gate 4',
  ]);
});
