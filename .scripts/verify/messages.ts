import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSchemaFiles } from '../../supabase/local/baseline.ts';
import { raisedCodes } from '../../supabase/tests/raised-codes.ts';
import { root } from '../run.ts';
import { findWordings } from './wording.ts';

type Tree = { [key: string]: string | Tree };

const pluralForms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] } as const;
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Message key → text, nested keys joined with dots. */
function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const readMessages = (path: string) => flatten(JSON.parse(readFileSync(path, 'utf8')) as Tree);
const placeholders = (text: string) =>
  [...text.matchAll(/{{?\s*-?\s*(\w+)/g)].map((match) => match[1]!).sort();

/** Keys that are equal in both languages: each language is named in itself. */
const ownName = /^languages\.(en|ar)$/;
const hasWords = (text: string) => /[A-Za-z]{4,}/.test(text.replace(/{{?[^}]*}}?/g, ''));

/** Differences between the two languages of one namespace, as messages. */
function compare(name: string, en: Map<string, string>, ar: Map<string, string>): string[] {
  const problems: string[] = [];
  const texts = { en, ar };
  const isPlural = (key: string) => pluralSuffix.test(key) && en.has(key.replace(pluralSuffix, '_other'));
  const bases = new Set(
    [...en.keys(), ...ar.keys()].map((key) => (isPlural(key) ? key.replace(pluralSuffix, '') : key)),
  );
  for (const base of bases) {
    for (const language of ['en', 'ar'] as const) {
      const keys = en.has(`${base}_other`) ? pluralForms[language].map((form) => `${base}_${form}`) : [base];
      for (const key of keys) {
        if (!texts[language].get(key)?.trim())
          problems.push(`${name} (${language}): ${key} is missing or empty`);
      }
    }
    const [english, arabic] = [en.get(base), ar.get(base)];
    if (english && arabic && placeholders(english).join() !== placeholders(arabic).join()) {
      problems.push(`${name}: ${base} has other placeholders in the two languages`);
    }
    if (arabic && arabic === english && hasWords(english) && !ownName.test(base)) {
      problems.push(`${name} (ar): ${base} is not translated`);
    }
  }
  return problems;
}

const problems: string[] = [];
const locales = join(root, 'shared-i18n/locales');
for (const file of readdirSync(join(locales, 'en'))) {
  problems.push(
    ...compare(file, readMessages(join(locales, 'en', file)), readMessages(join(locales, 'ar', file))),
  );
}
const mails = join(root, 'supabase/functions/deliver-emails/messages');
problems.push(
  ...compare('mails', readMessages(join(mails, 'en.json')), readMessages(join(mails, 'ar.json'))),
);

/** Copies of the unit names in emails and on invoices: file, key prefix, key prefix in common.json. */
const unitLists = (language: string) =>
  [
    [join(mails, `${language}.json`), 'units.', 'unitNames.'],
    [join(mails, `${language}.json`), 'amounts.', 'units.'],
    [join(locales, language, 'invoice.json'), 'units.', 'unitNames.'],
  ] as const;
for (const language of ['en', 'ar']) {
  const common = readMessages(join(locales, language, 'common.json'));
  for (const [path, prefix, commonPrefix] of unitLists(language)) {
    for (const [key, text] of readMessages(path)) {
      if (!key.startsWith(prefix)) continue;
      const onSite = common.get(
        commonPrefix +
          key
            .slice(prefix.length)
            .replace(' ', '_')
            .replace(/^\w/, (letter) => letter.toLowerCase()),
      );
      if (onSite?.replaceAll(/{{|}}/g, (mark) => mark[0]!) !== text)
        problems.push(`${path}: ${key} is "${text}", on the site "${onSite}"`);
    }
  }
}

const errors = new Map(
  ['errors', 'portal-errors'].flatMap((name) => [...readMessages(join(locales, `en/${name}.json`))]),
);
for (const file of listSchemaFiles()) {
  const { codes, unclear } = raisedCodes(readFileSync(join(root, 'supabase', file), 'utf8'));
  for (const code of codes.keys())
    if (!errors.has(code))
      problems.push(`errors.json and portal-errors.json: the SQL code ${code} has no message`);
  for (const statement of unclear)
    problems.push(`${file}: "${statement}" hides its code: pass status and code as literals to raise_error`);
}

problems.push(...findWordings());

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Messages agree in both languages.' : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
