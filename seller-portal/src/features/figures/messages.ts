import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const counting: PageHandle = {
  messages: {
    figures: {
      en: () =>
        read(import(/* webpackChunkName: "figures-en" */ '@mawad/shared-i18n/locales/en/figures.json')),
      ar: () =>
        read(import(/* webpackChunkName: "figures-ar" */ '@mawad/shared-i18n/locales/ar/figures.json')),
    },
  },
};
