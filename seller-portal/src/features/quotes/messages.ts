import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const quoting: PageHandle = {
  messages: {
    quotes: {
      en: () => read(import(/* webpackChunkName: "quotes-en" */ '@mawad/shared-i18n/locales/en/quotes.json')),
      ar: () => read(import(/* webpackChunkName: "quotes-ar" */ '@mawad/shared-i18n/locales/ar/quotes.json')),
    },
  },
};
