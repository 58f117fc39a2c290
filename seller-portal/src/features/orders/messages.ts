import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const ordering: PageHandle = {
  messages: {
    desk: {
      en: () => read(import(/* webpackChunkName: "desk-en" */ '@mawad/shared-i18n/locales/en/desk.json')),
      ar: () => read(import(/* webpackChunkName: "desk-ar" */ '@mawad/shared-i18n/locales/ar/desk.json')),
    },
  },
};
