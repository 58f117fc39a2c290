import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/contract';
import { fileExportMessages } from '@mawad/shared-ui/file-export-messages';

export const backing: PageHandle = {
  messages: {
    ...fileExportMessages,
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
