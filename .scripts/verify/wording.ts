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
  [/أدلة/, 'إثبات'],
  [/مندوب(?!و )/, 'شركة التوصيل'],
  [/مرشحات/, 'عوامل التصفية'],
  [/طلبات عروض الأسعار/, 'طلبات الأسعار'],
  [/تحويل مصرفي/, 'حوالة مصرفية'],
  [word('وثائق'), 'مستندات'],
  [/سجل التدقيق/, 'سجل التغييرات'],
  [/فريق «مواد»/, 'إدارة «مواد»'],
  [/[\u0621-\u064a]\p{M}?\s*[,;?]|[,;?]\s*[\u0621-\u064a]/u, 'Arabic punctuation: ، ؛ ؟'],
];

/** Refused wordings of English messages with their replacement. */
const englishWordings: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\b[Ll]og(ged)? (in|out)\b/, 'sign in, sign out'],
  [/\b[Mm]ail(s|ed)?\b(?! server)/, 'email'],
  [/^Write (your|a|an|the) (?!review)/, 'Enter, for a field'],
  [/^Give a reason/, 'Enter a reason'],
  [/\b[Rr]educed price(?!s on)/, 'deal price'],
  [/\b[Hh]and(s|ed)? back|hands (it|them|the money) back/, 'refund'],
  [/\bfor good\b/, 'permanently'],
  [/(?<!their |its )\bway back\b/, 'return transport'],
  [/\b[Cc]locks?\b/, 'deadline'],
  [/\bdays of grace\b/, 'grace period'],
  [/\bClear the filters\b/, 'Clear filters'],
  [/\bFirst level\b/, 'Top level'],
  [/\bSave as \.xlsx\b/, 'Save as Excel file'],
  [/\baccepts? orders from\b/, 'minimum order'],
];

/** Messages whose English is quoted from the specification. */
const specified = new Set([
  'Please log in to proceed to checkout.',
  'You must be logged in to proceed to checkout.',
]);

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

const englishSources = [
  ...filesIn('shared-i18n/locales/en'),
  join(root, 'supabase/functions/deliver-emails/messages/en.json'),
];

/** English texts of a JSON file without those that are quoted from the specification. */
const readEnglish = (path: string) =>
  textsOf(JSON.parse(readFileSync(path, 'utf8'))).filter((text) => !specified.has(text));

/** Messages about texts with a refused wording. */
export function findWordings(): string[] {
  const find = (paths: readonly string[], read: (path: string) => string[], refused: typeof wordings) =>
    paths.flatMap((path) =>
      read(path).flatMap((text) =>
        refused
          .filter(([wrong]) => wrong.test(text))
          .map(([wrong, right]) => `${relative(root, path)}: "${text}" has ${wrong.source}; say ${right}`),
      ),
    );
  return [...find(sources, readTexts, wordings), ...find(englishSources, readEnglish, englishWordings)];
}
