import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const enquiring: PageHandle = {
  messages: {
    enquiries: {
      en: () =>
        read(import(/* webpackChunkName: "enquiries-en" */ '@mawad/shared-i18n/locales/en/enquiries.json')),
      ar: () =>
        read(import(/* webpackChunkName: "enquiries-ar" */ '@mawad/shared-i18n/locales/ar/enquiries.json')),
    },
  },
};
