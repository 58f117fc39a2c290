import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const writing: PageHandle = {
  messages: {
    'admin-pages': {
      en: () =>
        read(
          import(/* webpackChunkName: "admin-pages-en" */ '@mawad/shared-i18n/locales/en/admin-pages.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "admin-pages-ar" */ '@mawad/shared-i18n/locales/ar/admin-pages.json'),
        ),
    },
  },
};
