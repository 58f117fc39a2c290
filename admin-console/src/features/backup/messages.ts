import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const backing: PageHandle = {
  messages: {
    'admin-backup': {
      en: () =>
        read(
          import(/* webpackChunkName: "admin-backup-en" */ '@mawad/shared-i18n/locales/en/admin-backup.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "admin-backup-ar" */ '@mawad/shared-i18n/locales/ar/admin-backup.json'),
        ),
    },
  },
};
