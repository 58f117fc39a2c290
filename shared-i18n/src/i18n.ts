import { createInstance, type CustomTypeOptions, type i18n } from 'i18next';
import type { Language } from './language.ts';

/** Nested message keys and texts, as in the locale files. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** Loads the messages of one namespace in a language. */
export type LoadMessages = (language: Language) => Promise<MessageTree>;

/** Name of a file of messages. */
export type Namespace = keyof CustomTypeOptions['resources'];

/** Translator, one per app in the browser and one per request on the server. */
export interface AppI18n extends i18n {
  /**
   * Loads a namespace in the current language, and in others when the language changes. Rejects if the
   * messages cannot be loaded; can be called again.
   */
  addMessages(namespace: string, load: LoadMessages): Promise<void>;
  /**
   * Loads every namespace in the new language, then switches all at once. The last call wins. Rejects without
   * switching if loading fails.
   */
  switchLanguage(language: Language): Promise<void>;
}

/** Namespaces that every app needs, in one chunk per language. */
const sharedMessages: Record<string, LoadMessages> = {
  common: (language) =>
    language === 'en'
      ? read(import(/* webpackChunkName: "messages-en" */ '../locales/en/common.json'))
      : read(import(/* webpackChunkName: "messages-ar" */ '../locales/ar/common.json')),
  errors: (language) =>
    language === 'en'
      ? read(import(/* webpackChunkName: "messages-en" */ '../locales/en/errors.json'))
      : read(import(/* webpackChunkName: "messages-ar" */ '../locales/ar/errors.json')),
};

/** Unwraps an imported JSON module: `read(import('…/en/storefront.json'))`. */
export async function read(module: Promise<{ default: MessageTree }>): Promise<MessageTree> {
  return (await module).default;
}

/** Site settings that appear in messages. */
export interface SiteWords {
  names: Record<Language, string>;
  /** IQD; `{{freeDeliveryFrom}}` in messages. */
  freeDeliveryFrom: number;
}

/** IQD; used until the site settings are known. */
const defaultFreeDelivery = 100_000;
const number = new Intl.NumberFormat('en');

function withSiteName(load: LoadMessages, names: SiteWords['names'] | undefined): LoadMessages {
  return names ? async (language) => ({ ...(await load(language)), siteName: names[language] }) : load;
}

/** Creates a translator with the `common` and `errors` messages of one language. */
export async function createI18n(language: Language, site?: SiteWords): Promise<AppI18n> {
  const instance = createInstance();
  const registered = new Map<string, LoadMessages>();
  let requestedLanguage = language;

  async function add(namespace: string, load: LoadMessages, target: Language) {
    if (instance.hasResourceBundle(target, namespace)) return;
    // `skipCopy`, because the server creates a translator per page and copying all messages is slow.
    instance.addResourceBundle(target, namespace, await load(target), false, true, { skipCopy: true });
  }

  async function addMessages(namespace: string, load: LoadMessages) {
    registered.set(namespace, load);
    await add(namespace, load, requestedLanguage);
  }

  async function switchLanguage(target: Language) {
    const before = instance.language as Language;
    requestedLanguage = target;
    try {
      await Promise.all([...registered].map(([namespace, load]) => add(namespace, load, target)));
    } catch (error) {
      if (requestedLanguage === target) requestedLanguage = before;
      throw error;
    }
    if (requestedLanguage === target && instance.language !== target) await instance.changeLanguage(target);
  }

  await instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: {},
    ns: Object.keys(sharedMessages),
    defaultNS: 'common',
    interpolation: {
      escapeValue: false,
      defaultVariables: { freeDeliveryFrom: number.format(site?.freeDeliveryFrom ?? defaultFreeDelivery) },
    },
  });

  const app = Object.assign(instance, { addMessages, switchLanguage });
  await Promise.all(
    Object.entries(sharedMessages).map(([namespace, load]) =>
      addMessages(namespace, namespace === 'common' ? withSiteName(load, site?.names) : load),
    ),
  );
  return app;
}
