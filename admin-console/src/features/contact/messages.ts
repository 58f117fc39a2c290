import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const contactHandle: PageHandle = {
  messages: {
    'admin-contact': {
      en: () =>
        read(
          import(
            /* webpackChunkName: "admin-contact-en" */ '@mawad/shared-i18n/locales/en/admin-contact.json'
          ),
        ),
      ar: () =>
        read(
          import(
            /* webpackChunkName: "admin-contact-ar" */ '@mawad/shared-i18n/locales/ar/admin-contact.json'
          ),
        ),
    },
  },
};
