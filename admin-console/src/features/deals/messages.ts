import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const dealing: PageHandle = {
  messages: {
    'admin-deals': {
      en: () =>
        read(
          import(/* webpackChunkName: "admin-deals-en" */ '@mawad/shared-i18n/locales/en/admin-deals.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "admin-deals-ar" */ '@mawad/shared-i18n/locales/ar/admin-deals.json'),
        ),
    },
  },
};
