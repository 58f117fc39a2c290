import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/contract';

/** Words of the audit log alone. */
export const auditing: PageHandle = {
  messages: {
    'admin-audit': {
      en: () =>
        read(
          import(/* webpackChunkName: "admin-audit-en" */ '@mawad/shared-i18n/locales/en/admin-audit.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "admin-audit-ar" */ '@mawad/shared-i18n/locales/ar/admin-audit.json'),
        ),
    },
  },
};
