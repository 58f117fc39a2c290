import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const overseeing: PageHandle = {
  messages: {
    figures: {
      en: () =>
        read(import(/* webpackChunkName: "figures-en" */ '@mawad/shared-i18n/locales/en/figures.json')),
      ar: () =>
        read(import(/* webpackChunkName: "figures-ar" */ '@mawad/shared-i18n/locales/ar/figures.json')),
    },
    'admin-overview': {
      en: () =>
        read(
          import(
            /* webpackChunkName: "admin-overview-en" */ '@mawad/shared-i18n/locales/en/admin-overview.json'
          ),
        ),
      ar: () =>
        read(
          import(
            /* webpackChunkName: "admin-overview-ar" */ '@mawad/shared-i18n/locales/ar/admin-overview.json'
          ),
        ),
    },
  },
};
