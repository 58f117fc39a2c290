import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const goods: PageHandle = {
  messages: {
    'admin-products': {
      en: () =>
        read(
          import(
            /* webpackChunkName: "admin-products-en" */ '@mawad/shared-i18n/locales/en/admin-products.json'
          ),
        ),
      ar: () =>
        read(
          import(
            /* webpackChunkName: "admin-products-ar" */ '@mawad/shared-i18n/locales/ar/admin-products.json'
          ),
        ),
    },
  },
};
