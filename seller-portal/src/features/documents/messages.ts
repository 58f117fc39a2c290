import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const documenting: PageHandle = {
  messages: {
    documents: {
      en: () =>
        read(import(/* webpackChunkName: "documents-en" */ '@mawad/shared-i18n/locales/en/documents.json')),
      ar: () =>
        read(import(/* webpackChunkName: "documents-ar" */ '@mawad/shared-i18n/locales/ar/documents.json')),
    },
  },
};
