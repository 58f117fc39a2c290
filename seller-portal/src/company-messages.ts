import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

/** Messages of the pages with company settings. */
export const companyMessages: PageHandle = {
  messages: {
    company: {
      en: () =>
        read(import(/* webpackChunkName: "company-en" */ '@mawad/shared-i18n/locales/en/company.json')),
      ar: () =>
        read(import(/* webpackChunkName: "company-ar" */ '@mawad/shared-i18n/locales/ar/company.json')),
    },
  },
};
