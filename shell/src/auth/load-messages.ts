import { type Language, read } from '@mawad/shared-i18n';
import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';

/** Files of messages of the sign-in pages, named one by one: so few take less code on every page than a pattern. */
const files = {
  en: (namespace: string) =>
    namespace === 'auth'
      ? import(/* webpackChunkName: "en-auth" */ '@mawad/shared-i18n/locales/en/auth.json')
      : import(/* webpackChunkName: "en-two-factor" */ '@mawad/shared-i18n/locales/en/two-factor.json'),
  ar: (namespace: string) =>
    namespace === 'auth'
      ? import(/* webpackChunkName: "ar-auth" */ '@mawad/shared-i18n/locales/ar/auth.json')
      : import(/* webpackChunkName: "ar-two-factor" */ '@mawad/shared-i18n/locales/ar/two-factor.json'),
};

/** Loads the messages `auth` or `two-factor`. */
export const loadMessages: RemoteApp['loadMessages'] = (namespace, language: Language) =>
  read(files[language](namespace));
