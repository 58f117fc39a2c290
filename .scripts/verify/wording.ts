import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../run.ts';

/** Matches a whole Arabic word, optionally after a conjunction, a preposition or an article. */
const word = (forms: string) =>
  new RegExp(`(?<!\\p{L})[وفبكل]?(?:ال|لل)?(?:${forms})(?![\\p{L}\\p{M}])`, 'u');

/** Refused wordings with their replacement; docs/glossary.md lists the terms. */
const wordings: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/اً/, 'tanwin before the alif: نقدًا'],
  [/سلّ[ةت]/, 'سلة'],
  [/تصفح/, 'تصفّح'],
  [/تسوق/, 'تسوّق'],
  [/رمز (المادة|الصنف)/, 'رمز المنتج'],
  [word('علامة|علامات'), 'ماركة'],
  [word('تصنيف|تصنيفات'), 'قسم'],
  [word('كرتونة|كارتون|كارتونة'), 'كرتون'],
  [word('رول'), 'لفة'],
  [/رولات (عازلة|عريضة)/, 'لفات'],
  [word('باكيت|باكيتات'), 'حزمة'],
  [word('بليتات'), 'طبليات'],
  [word('مقاس|مقاسات'), 'قياس'],
  [/(السطر|سطور|سطران|سطرين|سطرًا|سطر واحد|\}\} سطر)(?!\p{L})/u, 'مادة, for a line of an order or a request'],
  [/انضم بائع/, 'سجّل بائعًا'],
  [
    /(?<!\p{L})(ل|ب|إلي|من|لدي|طلب|حساب|شركت|بضاعت|أسعار|عرض|بأنفس)كم(?!\p{L})/u,
    'one reader is addressed: لك',
  ],
  [/كحد أقصى|لا تتجاوز \{/, 'الحد الأقصى'],
  [word('جواب|جوابًا'), 'إجابة'],
  [/جواب(ك|ه|ها|نا)(?!\p{L})/u, 'إجابة'],
  [/لا يجيب|لم يُجب/, 'لا يستجيب'],
  [/أنت داخل|ما زلت داخل/, 'سجّلت الدخول'],
  [/على مواد(?! ال)/, 'في مواد'],
  [/(فريق|البيع في|لمراسلتك) مواد/, 'the marketplace in quotation marks: «مواد»'],
  [/قيد المتابعة/, 'تم الاستلام'],
  [/ملف جدول/, 'ملف إكسل'],
  [/[\u0621-\u064a]\p{M}?\s*[,;?]|[,;?]\s*[\u0621-\u064a]/u, 'Arabic punctuation: ، ؛ ؟'],
];

const arabic = /[\u0621-\u064a]/;

/** All strings of a JSON value. */
function textsOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return tree && typeof tree === 'object' ? Object.values(tree).flatMap(textsOf) : [];
}

const quoted = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;
const betweenTags = />([^<>]+)</g;

/** Arabic texts of a file: values of a JSON file, texts between tags of an HTML file, quoted texts of any other file. */
function readTexts(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const texts = path.endsWith('.json')
    ? textsOf(JSON.parse(source))
    : [...source.matchAll(path.endsWith('.html') ? betweenTags : quoted)].map(([text]) => text);
  return texts.filter((text) => arabic.test(text));
}

const filesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => join(root, folder, name));

/** Files with Arabic texts of the product; seed data that imitates texts of people (reviews, notes, addresses) is not checked. */
const sources = [
  ...filesIn('shared-i18n/locales/ar'),
  ...filesIn('shared-i18n/locales/en'),
  ...filesIn('supabase/functions/deliver-emails/messages'),
  ...filesIn('supabase/templates'),
  ...filesIn('supabase/seed/catalogue').filter((path) => path.endsWith('.ts')),
  ...filesIn('supabase/seed/catalogue/families'),
  join(root, 'supabase/config.toml'),
  join(root, 'supabase/seed/sellers.ts'),
  ...filesIn('supabase/seed/write'),
];

/** Messages about texts with a refused wording. */
export function findWordings(): string[] {
  return sources.flatMap((path) =>
    readTexts(path).flatMap((text) =>
      wordings
        .filter(([wrong]) => wrong.test(text))
        .map(([wrong, right]) => `${relative(root, path)}: "${text}" has ${wrong.source}; say ${right}`),
    ),
  );
}
