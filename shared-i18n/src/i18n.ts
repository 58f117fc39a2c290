import { createInstance, type i18n } from 'i18next';
import type { Language } from './language.ts';

/** Nested keys to text, as in the locale files. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** Fetches one namespace's messages, one language at a time. */
export type MessageLoaders = Record<Language, () => Promise<MessageTree>>;

/** One translator per app in the browser and per request on the server. */
export interface AppI18n extends i18n {
  /**
   * Loads a namespace in the current language and remembers it for language
   * changes. Rejects when the messages cannot be fetched; calling again retries.
   */
  addMessages(namespace: string, loaders: MessageLoaders): Promise<void>;
  /**
   * Fetches every namespace in the new language, then changes to it at once.
   * The last call wins. Rejects, with the language unchanged, when a fetch fails.
   */
  switchLanguage(language: Language): Promise<void>;
}

/** The namespaces that every app needs; one chunk per language. */
const sharedLoaders: Record<string, MessageLoaders> = {
  common: {
    en: () => read(import(/* webpackChunkName: "messages-en" */ '../locales/en/common.json')),
    ar: () => read(import(/* webpackChunkName: "messages-ar" */ '../locales/ar/common.json')),
  },
  errors: {
    en: () => read(import(/* webpackChunkName: "messages-en" */ '../locales/en/errors.json')),
    ar: () => read(import(/* webpackChunkName: "messages-ar" */ '../locales/ar/errors.json')),
  },
};

/** Unwraps an imported JSON module: `messages: { en: () => read(import('…/en/storefront.json')) }`. */
export async function read(module: Promise<{ default: MessageTree }>): Promise<MessageTree> {
  return (await module).default;
}

/** What a marketplace says about itself in messages. */
export interface SiteWords {
  names: Record<Language, string>;
  /** IQD; `{{freeDeliveryFrom}}` in messages. */
  freeDeliveryFrom: number;
}

/** Until the settings are known, IQD. */
const defaultFreeDelivery = 100_000;
const number = new Intl.NumberFormat('en');

/** Messages of both languages with the site's own name in them. */
function named(loaders: MessageLoaders, names: SiteWords['names'] | undefined): MessageLoaders {
  if (!names) return loaders;
  return {
    en: async () => ({ ...(await loaders.en()), siteName: names.en }),
    ar: async () => ({ ...(await loaders.ar()), siteName: names.ar }),
  };
}

/** Creates a translator with the `common` and `errors` messages of one language. */
export async function createI18n(language: Language, site?: SiteWords): Promise<AppI18n> {
  const instance = createInstance();
  const registered = new Map<string, MessageLoaders>();
  let wanted = language;

  async function load(namespace: string, loaders: MessageLoaders, target: Language) {
    if (instance.hasResourceBundle(target, namespace)) return;
    // `skipCopy`: the server creates a translator for each page, and copying all messages each time is slow.
    instance.addResourceBundle(target, namespace, await loaders[target](), false, true, { skipCopy: true });
  }

  async function addMessages(namespace: string, loaders: MessageLoaders) {
    registered.set(namespace, loaders);
    await load(namespace, loaders, wanted);
  }

  async function switchLanguage(target: Language) {
    const before = instance.language as Language;
    wanted = target;
    try {
      await Promise.all([...registered].map(([namespace, loaders]) => load(namespace, loaders, target)));
    } catch (error) {
      if (wanted === target) wanted = before;
      throw error;
    }
    if (wanted === target && instance.language !== target) await instance.changeLanguage(target);
  }

  await instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: {},
    ns: Object.keys(sharedLoaders),
    defaultNS: 'common',
    interpolation: {
      escapeValue: false,
      defaultVariables: { freeDeliveryFrom: number.format(site?.freeDeliveryFrom ?? defaultFreeDelivery) },
    },
  });

  const app = Object.assign(instance, { addMessages, switchLanguage });
  await Promise.all(
    Object.entries(sharedLoaders).map(([namespace, loaders]) =>
      addMessages(namespace, namespace === 'common' ? named(loaders, site?.names) : loaders),
    ),
  );
  return app;
}
