import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

/** Includes the messages of reviews, because both pages share some. */
export const questioning: PageHandle = {
  messages: {
    questions: {
      en: () =>
        read(import(/* webpackChunkName: "questions-en" */ '@mawad/shared-i18n/locales/en/questions.json')),
      ar: () =>
        read(import(/* webpackChunkName: "questions-ar" */ '@mawad/shared-i18n/locales/ar/questions.json')),
    },
    reviews: {
      en: () =>
        read(import(/* webpackChunkName: "reviews-en" */ '@mawad/shared-i18n/locales/en/reviews.json')),
      ar: () =>
        read(import(/* webpackChunkName: "reviews-ar" */ '@mawad/shared-i18n/locales/ar/reviews.json')),
    },
  },
};
