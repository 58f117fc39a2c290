import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const quotesHandle: PageHandle = {
  messages: {
    'admin-quotes': {
      en: () =>
        read(
          import(/* webpackChunkName: "admin-quotes-en" */ '@mawad/shared-i18n/locales/en/admin-quotes.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "admin-quotes-ar" */ '@mawad/shared-i18n/locales/ar/admin-quotes.json'),
        ),
    },
  },
};
