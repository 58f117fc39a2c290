import fc from 'fast-check';

/** A generated table and what must be read from it. */
export interface GeneratedBill {
  rows: string[][];
  lines: {
    row: number;
    description: string;
    descriptionAr?: string;
    quantity: string;
    unit: string;
    section?: string;
  }[];
}

type Role =
  | 'number'
  | 'description'
  | 'descriptionAr'
  | 'unit'
  | 'quantity'
  | 'part1'
  | 'part2'
  | 'rate'
  | 'amount'
  | 'remark';
type Language = 'en' | 'ar' | 'both';
type Cells = Partial<Record<Role, string>>;

/** English and Arabic. */
type Pair = readonly [string, string];

const goods: Pair[] = [
  ['Ordinary Portland cement, 50 kg bag', 'سمنت بورتلاندي اعتيادي كيس ٥٠ كغم'],
  ['Nitrile rubber sheet 19 mm for ducts', 'صفائح مطاط نتريل ١٩ ملم للدكت'],
  ['Gypsum board moisture resistant', 'ألواح جبس بورد مقاومة للرطوبة'],
  ['Hollow concrete block 40x20x20 cm', 'بلوك خرساني مجوف ٤٠×٢٠×٢٠ سم'],
  ['Ceramic floor tile, first grade', 'كاشي سيراميك أرضيات درجة أولى'],
  ['Brass gate valve with union', 'قفل بوابة براص مع يونيون'],
  ['Washed river sand', 'رمل نهري مغسول'],
  ['Galvanized cable tray with cover', 'كيبل تري مغلون مع غطاء'],
];
const contexts: Pair[] = [
  ['Chilled water pipe, insulated, with supports', 'تجهيز أنابيب ماء مبرد معزولة مع المساند'],
  ['Supply and lay PPR pipe PN20 with fittings', 'تجهيز ومد أنابيب بي بي آر مع الملحقات'],
  ['Deformed steel bars, grade 60, cut and bent', 'تجهيز حديد تسليح محزز مقطع ومحني'],
];
const sizes: Pair[] = [
  ['50 mm dia', 'قطر ٥٠ ملم'],
  ['DN 100', 'قطر ١٠٠ ملم'],
  ['25 mm thick', 'سمك ٢٥ ملم'],
  ['16 mm', 'قياس ١٦ ملم'],
];
const titles: Pair[] = [
  ['CIVIL WORKS', 'أعمال مدنية'],
  ['PLUMBING WORKS', 'أعمال الصحيات'],
  ['INSULATION', 'أعمال العزل'],
];
const unitWords: [string, string][] = [
  ['SQM', 'Square meter'], ['Sq.Mtr', 'Square meter'], ['م²', 'Square meter'], ['RMT', 'Meter'], ['LM', 'Meter'], ['م.ط', 'Meter'],
  ['Nos', 'Each'], ['عدد', 'Each'], ['Cum', 'Cubic meter'], ['م³', 'Cubic meter'], ['MT', 'Ton'], ['طن', 'Ton'], ['Roll', 'Roll'], ['لفة', 'Roll'],
  ['شيكارة', 'Bag'], ['Bag', 'Bag'], ['Set', 'Set'], ['Kg', 'Kilogram'],
]; // prettier-ignore
const noQuantity = ['R.O.', 'RO', 'R0', 'Rate only', '0', 'مقطوعية'];

const headingWords: Record<Language, Record<Role, string[]>> = {
  en: {
    number: ['No', 'S. No.', 'SL.NO.', 'Sr. No', 'Item', 'Item No.', '#'],
    description: ['Description', 'PARTICULARS', 'Description of work', 'Material', 'DESCRIPTION OF WORKS'],
    descriptionAr: ['الوصف'],
    unit: ['Unit', 'UOM', 'Units', 'Unit '],
    quantity: ['Qty', 'Quantity', 'Total qty', 'QTY.', 'Quantity required', "Q'ty"],
    part1: ['GROUND FLOOR'],
    part2: ['ROOF'],
    rate: ['Rate', 'Unit Rate', 'UNIT PRICE', 'Unit_Rate'],
    amount: ['Amount', 'Total amount', 'Total price'],
    remark: ['Remarks', 'Make', 'Notes'],
  },
  ar: {
    number: ['ت', 'التسلسل', 'رقم الفقرة', 'م'],
    description: ['تفاصيل الفقرة', 'الوصف', 'المادة', 'البيان', 'الفقرة', 'وصف العمل'],
    descriptionAr: ['الوصف'],
    unit: ['الوحدة', 'وحدة القياس', 'وحدة'],
    quantity: ['الكمية', 'الكمية المقدرة', 'الكمية المطلوبة', 'العدد'],
    part1: ['الطابق الأرضي'],
    part2: ['السطح'],
    rate: ['السعر', 'سعر الوحدة'],
    amount: ['المبلغ', 'السعر الكلي'],
    remark: ['الملاحظات', 'ملاحظات'],
  },
  both: {} as never,
};
headingWords.both = { ...headingWords.en, descriptionAr: ['الوصف', 'وصف المادة', 'اسم المادة'] };

const pick = fc.nat({ max: 9_999 });
const at = <Item>(list: readonly Item[], place: number): Item => list[place % list.length]!;
const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);

interface Plan {
  language: Language;
  numbering: 'paths' | 'letters' | 'restarted' | 'none';
  order: number[];
  hasHeadings: boolean;
  hasPrices: boolean;
  hasParts: boolean;
  hasRemark: boolean;
  isArabicDigits: boolean;
  words: number;
  noise: number[];
  sections: {
    title: number;
    groups: { context: number | null; lines: { goods: number; unit: number; quantity: number }[] }[];
  }[];
}

const line = fc.record({ goods: pick, unit: pick, quantity: pick });
const plans: fc.Arbitrary<Plan> = fc.record({
  language: fc.constantFrom('en', 'ar', 'both'),
  numbering: fc.constantFrom('paths', 'letters', 'restarted', 'none'),
  order: fc.array(pick, { minLength: 10, maxLength: 10 }),
  hasHeadings: fc.boolean(),
  hasPrices: fc.boolean(),
  hasParts: fc.boolean(),
  hasRemark: fc.boolean(),
  isArabicDigits: fc.boolean(),
  words: pick,
  noise: fc.array(pick, { minLength: 8, maxLength: 8 }),
  sections: fc.array(
    fc.record({
      title: pick,
      groups: fc.array(
        fc.record({ context: fc.option(pick), lines: fc.array(line, { minLength: 2, maxLength: 5 }) }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

/** Columns of a table in a random order; the reader must not rely on their places. */
function columnsOf(plan: Plan): Role[] {
  const { language, numbering, hasHeadings, hasPrices, hasParts, hasRemark, order } = plan;
  const roles: Role[] = ['description', 'unit', 'quantity'];
  if (numbering !== 'none') roles.push('number');
  if (language === 'both') roles.push('descriptionAr');
  // Without headings, prices look like quantities.
  if (hasHeadings && hasPrices) roles.push('rate', 'amount');
  if (hasHeadings && hasParts) roles.push('part1', 'part2');
  if (hasHeadings && hasRemark) roles.push('remark');
  return roles
    .map((role, place) => ({ role, key: order[place]! }))
    .sort((one, other) => one.key - other.key)
    .map(({ role }) => role);
}

class Table {
  readonly rows: string[][] = [];
  readonly lines: GeneratedBill['lines'] = [];
  private readonly plan: Plan;
  private readonly columns: Role[];
  constructor(plan: Plan) {
    this.plan = plan;
    this.columns = columnsOf(plan);
  }

  add(cells: Cells): number {
    this.rows.push(this.columns.map((role) => cells[role] ?? ''));
    return this.rows.length;
  }

  blank(): void {
    this.rows.push([]);
  }

  headings(): void {
    const words = headingWords[this.plan.language];
    this.add(Object.fromEntries(this.columns.map((role) => [role, at(words[role], this.plan.words)])));
  }

  /** Cells of a text in the languages of the table. */
  text(pair: Pair): Cells {
    const { language } = this.plan;
    if (language === 'ar') return { description: pair[1] };
    return { description: pair[0], ...(language === 'both' && { descriptionAr: pair[1] }) };
  }

  number(path: string): Cells {
    if (this.plan.numbering === 'none') return {};
    return { number: this.plan.isArabicDigits ? arabicDigits(path.replaceAll('.', '-')) : path };
  }
}

/** Numbers of a section, of a group in it and of a line in it. */
function numberOf({ numbering }: Plan, section: number, group: number | null, item?: number): string {
  const parts = [section, ...(group === null ? [] : [group]), ...(item === undefined ? [] : [item])];
  if (numbering === 'letters') {
    const letter = 'ABCDEF'[section - 1]!;
    return parts.length === 1 ? letter : parts.slice(1).join('.');
  }
  if (numbering === 'restarted' && parts.length > 1) return parts.slice(1).join('.');
  return parts.join('.');
}

/** A number as Excel keeps it: 8.2 is 8.1999999999999993. */
const keptByExcel = (number: string) =>
  /^\d\.\d$/.test(number) ? Number(number).toPrecision(17).replace(/0+$/, '') : number;

function addLine(
  table: Table,
  plan: Plan,
  values: Plan['sections'][0]['groups'][0]['lines'][0],
  number: string,
  above: { section: Pair; context: Pair | null },
): void {
  const own = at(above.context ? sizes : goods, values.goods);
  const [unit, unitName] = at(unitWords, values.unit);
  const isOpen = values.quantity % 7 === 0;
  const amount = isOpen ? '' : String((values.quantity % 900) + 1 + (values.quantity % 3 === 0 ? 0.5 : 0));
  const written = isOpen
    ? at(noQuantity, values.unit)
    : plan.isArabicDigits
      ? arabicDigits(amount).replace('.', '٫')
      : amount;
  const row = table.add({
    ...table.number(plan.isArabicDigits ? number : keptByExcel(number)),
    ...table.text(own),
    unit,
    quantity: written,
    part1: amount === '' ? '' : '1',
    part2: amount === '' ? '' : '2',
    rate: values.goods % 2 === 0 ? '1500' : '',
    amount: values.goods % 2 === 0 ? '15000' : '',
    remark: values.goods % 3 === 0 ? 'approved make' : '',
  });
  const language = plan.language === 'ar' ? 1 : 0;
  const description = (place: 0 | 1) =>
    above.context ? `${above.context[place]} — ${own[place]}` : own[place];
  table.lines.push({
    row,
    description: description(language),
    ...(plan.language === 'both' && { descriptionAr: description(1) }),
    quantity: amount,
    unit: unitName,
    section: above.section[language],
  });
}

function tableOf(plan: Plan): GeneratedBill {
  const table = new Table(plan);
  const { noise, hasHeadings } = plan;
  const isArabic = plan.language === 'ar';
  const isNoisy = (place: number) => noise[place]! % 2 === 0;
  if (hasHeadings) {
    if (isNoisy(0))
      table.rows.push([isArabic ? 'جدول الكميات لمشروع المستوصف' : 'Bill of quantities, clinic in Basra']);
    if (isNoisy(1)) table.rows.push(isArabic ? ['التاريخ:', '25-02-2026'] : ['Date:', '25-02-2026']);
    if (isNoisy(2)) table.blank();
    table.headings();
    if (isNoisy(3))
      table.add(
        table.text(['Note: rates include delivery to site.', 'ملاحظة: الأسعار تشمل النقل إلى الموقع.']),
      );
  }
  for (const [place, { title, groups }] of plan.sections.entries()) {
    const section = at(titles, title);
    const number = place + 1;
    table.add({ ...table.number(numberOf(plan, number, null)), ...table.text(section) });
    for (const [index, { context, lines }] of groups.entries()) {
      const group = index + 1;
      const text = context === null ? null : at(contexts, context);
      if (text) table.add({ ...table.number(numberOf(plan, number, group)), ...table.text(text) });
      else if (index > 0) continue;
      for (const [item, values] of lines.entries())
        addLine(table, plan, values, numberOf(plan, number, text ? group : null, item + 1), {
          section,
          context: text,
        });
      if (isNoisy(4)) table.blank();
    }
    if (isNoisy(5)) table.add(table.text(['Sub-total', 'المجموع']));
    if (hasHeadings && isNoisy(6)) table.headings();
  }
  if (isNoisy(7)) table.add(table.text(['Carried forward', 'المجموع الكلي']));
  return { rows: table.rows, lines: table.lines };
}

export const bills: fc.Arbitrary<GeneratedBill> = plans.map(tableOf);
