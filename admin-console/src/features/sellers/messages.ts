import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const selling: PageHandle = {
  messages: {
    company: {
      en: () =>
        read(import(/* webpackChunkName: "company-en" */ '@mawad/shared-i18n/locales/en/company.json')),
      ar: () =>
        read(import(/* webpackChunkName: "company-ar" */ '@mawad/shared-i18n/locales/ar/company.json')),
    },
    desk: {
      en: () => read(import(/* webpackChunkName: "desk-en" */ '@mawad/shared-i18n/locales/en/desk.json')),
      ar: () => read(import(/* webpackChunkName: "desk-ar" */ '@mawad/shared-i18n/locales/ar/desk.json')),
    },
    documents: {
      en: () =>
        read(import(/* webpackChunkName: "documents-en" */ '@mawad/shared-i18n/locales/en/documents.json')),
      ar: () =>
        read(import(/* webpackChunkName: "documents-ar" */ '@mawad/shared-i18n/locales/ar/documents.json')),
    },
    'admin-seller': {
      en: () =>
        read(
          import(/* webpackChunkName: "admin-seller-en" */ '@mawad/shared-i18n/locales/en/admin-seller.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "admin-seller-ar" */ '@mawad/shared-i18n/locales/ar/admin-seller.json'),
        ),
    },
  },
};

/** Words of the list of sellers. */
export const sellerList: PageHandle = { messages: { 'admin-seller': selling.messages!['admin-seller']! } };
