import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/contract';

/** Words of the overview alone. */
export const overseeing: PageHandle = {
  messages: {
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
