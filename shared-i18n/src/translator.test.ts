import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createI18n, type MessageTree } from './i18n.ts';
import { languages } from './language.ts';
import { createTranslator } from './translator.ts';

type Call = [key: string, values?: object];
type Translate = (...call: Call) => unknown;

const folder = join(__dirname, '../locales');

/** Keys of a file in the form that callers use. */
function keysOf(tree: MessageTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [path + name] : keysOf(value, `${path}${name}.`),
  );
}

const valuesIn = (message: string) =>
  Object.fromEntries(
    [...message.matchAll(/\{\{\s*(\w+)/g)].map(([, name], index) => [name, `$1 «${index}»`]),
  );
const plural = /_(zero|one|two|few|many|other)$/;

test.each(languages)('returns the same texts as i18next in %s', async (language) => {
  const i18n = await createI18n(language, { names: { en: 'Mawad', ar: 'مواد' }, freeDeliveryFrom: 100_000 });
  let compared = 0;
  for (const file of readdirSync(join(folder, language))) {
    const namespace = file.replace('.json', '');
    const messages = JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as MessageTree;
    const load = () => Promise.resolve(messages);
    await i18n.addMessages(namespace, load);
    const calls = keysOf(messages).flatMap((key): Call[] => {
      const values = valuesIn(i18n.getResource(language, namespace, key) as string);
      if (!plural.test(key)) return [[key], [key, values]];
      return [0, 1, 2, 3, 11, 100].map((count) => [key.replace(plural, ''), { ...values, count }]);
    });
    const own = createTranslator(i18n, language, namespace as never) as unknown as Translate;
    const theirs = i18n.getFixedT(language, namespace as never) as unknown as Translate;
    const textsOf = (t: Translate) => calls.map(([key, values]) => `${key}: ${t(key, values)}`);
    expect(textsOf(own)).toEqual(textsOf(theirs));
    // The second call uses the cached message.
    expect(textsOf(own)).toEqual(textsOf(theirs));
    compared += calls.length;
  }
  expect(compared).toBeGreaterThan(1000);
});

test('passes calls with other options to i18next', async () => {
  const i18n = await createI18n('en');
  const messages = { size: { small: 'Small', large: 'Large' }, tall: 'Tall', tall_very: 'Very tall' };
  const own = createTranslator(i18n, 'en', 'things' as never) as unknown as Translate;
  expect(own('tall')).toBe('tall');
  const load = () => Promise.resolve(messages);
  await i18n.addMessages('things', load);
  expect(own('tall')).toBe('Tall');
  expect(own('tall', { context: 'very' })).toBe('Very tall');
  expect(own('size', { returnObjects: true })).toEqual(messages.size);
  expect(own('things:size.small')).toBe('Small');
  expect(own('missing', { defaultValue: 'Instead' })).toBe('Instead');
});

test('passes namespace and language to Trans', async () => {
  const i18n = await createI18n('ar');
  const { ns, lng } = createTranslator(i18n, 'ar', 'things' as never) as unknown as Record<string, unknown>;
  expect([ns, lng]).toEqual(['things', 'ar']);
});
