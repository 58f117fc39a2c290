import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const searching: PageHandle = {
  messages: {
    synonyms: {
      en: () =>
        read(import(/* webpackChunkName: "synonyms-en" */ '@mawad/shared-i18n/locales/en/synonyms.json')),
      ar: () =>
        read(import(/* webpackChunkName: "synonyms-ar" */ '@mawad/shared-i18n/locales/ar/synonyms.json')),
    },
  },
};
