import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const reviewing: PageHandle = {
  messages: {
    reviews: {
      en: () =>
        read(import(/* webpackChunkName: "reviews-en" */ '@mawad/shared-i18n/locales/en/reviews.json')),
      ar: () =>
        read(import(/* webpackChunkName: "reviews-ar" */ '@mawad/shared-i18n/locales/ar/reviews.json')),
    },
  },
};
