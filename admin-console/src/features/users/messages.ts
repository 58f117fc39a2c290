import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

/** Includes the names of company roles. */
export const knowing: PageHandle = {
  messages: {
    company: {
      en: () =>
        read(import(/* webpackChunkName: "company-en" */ '@mawad/shared-i18n/locales/en/company.json')),
      ar: () =>
        read(import(/* webpackChunkName: "company-ar" */ '@mawad/shared-i18n/locales/ar/company.json')),
    },
    'admin-user': {
      en: () =>
        read(import(/* webpackChunkName: "admin-user-en" */ '@mawad/shared-i18n/locales/en/admin-user.json')),
      ar: () =>
        read(import(/* webpackChunkName: "admin-user-ar" */ '@mawad/shared-i18n/locales/ar/admin-user.json')),
    },
  },
};
