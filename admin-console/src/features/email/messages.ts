import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const mailing: PageHandle = {
  messages: {
    'admin-email': {
      en: () =>
        read(
          import(/* webpackChunkName: "admin-email-en" */ '@mawad/shared-i18n/locales/en/admin-email.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "admin-email-ar" */ '@mawad/shared-i18n/locales/ar/admin-email.json'),
        ),
    },
  },
};
