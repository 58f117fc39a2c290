import { createI18n, type MessageTree } from './i18n.ts';

function deferred() {
  let resolve: (messages: MessageTree) => void = () => undefined;
  const promise = new Promise<MessageTree>((done) => (resolve = done));
  return { promise, resolve };
}

test('creates independent translators', async () => {
  const [english, arabic] = await Promise.all([createI18n('en'), createI18n('ar')]);
  expect(english.t('common:currency')).toBe('IQD');
  expect(arabic.t('common:currency')).toBe('د.ع');
});

test('loads every namespace when the language changes', async () => {
  const i18n = await createI18n('en');
  await i18n.addMessages('storefront', async (language) => ({
    greeting: language === 'en' ? 'Hello' : 'مرحبًا',
  }));
  await i18n.switchLanguage('ar');
  expect(i18n.language).toBe('ar');
  expect(i18n.t('storefront:greeting' as never)).toBe('مرحبًا');
});

test('keeps the language if messages cannot be loaded', async () => {
  const i18n = await createI18n('en');
  await i18n.addMessages('storefront', async (language) => {
    if (language === 'ar') throw new Error('offline');
    return {};
  });
  await expect(i18n.switchLanguage('ar')).rejects.toThrow('offline');
  expect(i18n.language).toBe('en');
});

test('applies the last of two language changes', async () => {
  const i18n = await createI18n('en');
  const slow = deferred();
  await i18n.addMessages('storefront', async (language) => (language === 'en' ? {} : slow.promise));
  const toArabic = i18n.switchLanguage('ar');
  await i18n.switchLanguage('en');
  slow.resolve({});
  await toArabic;
  expect(i18n.language).toBe('en');
});

test('retries a namespace that failed to load', async () => {
  const i18n = await createI18n('en');
  const load = jest.fn<Promise<MessageTree>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ greeting: 'Hello' });
  await expect(i18n.addMessages('storefront', load)).rejects.toThrow('offline');
  await i18n.addMessages('storefront', load);
  expect(i18n.t('storefront:greeting' as never)).toBe('Hello');
});
