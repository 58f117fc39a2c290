import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const notifying: PageHandle = {
  messages: {
    notifications: {
      en: () =>
        read(
          import(
            /* webpackChunkName: "notifications-en" */ '@mawad/shared-i18n/locales/en/notifications.json'
          ),
        ),
      ar: () =>
        read(
          import(
            /* webpackChunkName: "notifications-ar" */ '@mawad/shared-i18n/locales/ar/notifications.json'
          ),
        ),
    },
  },
};
