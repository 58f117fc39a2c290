import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const setting: PageHandle = {
  messages: {
    'admin-settings': {
      en: () =>
        read(
          import(
            /* webpackChunkName: "admin-settings-en" */ '@mawad/shared-i18n/locales/en/admin-settings.json'
          ),
        ),
      ar: () =>
        read(
          import(
            /* webpackChunkName: "admin-settings-ar" */ '@mawad/shared-i18n/locales/ar/admin-settings.json'
          ),
        ),
    },
  },
};
