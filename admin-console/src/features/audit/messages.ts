import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const auditing: PageHandle = {
  messages: {
    audit: {
      en: () => read(import(/* webpackChunkName: "audit-en" */ '@mawad/shared-i18n/locales/en/audit.json')),
      ar: () => read(import(/* webpackChunkName: "audit-ar" */ '@mawad/shared-i18n/locales/ar/audit.json')),
    },
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
