import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

/** Messages about exported files, for the routes with an export. */
export const fileExportMessages: NonNullable<PageHandle['messages']> = {
  'file-export': {
    en: () =>
      read(import(/* webpackChunkName: "file-export-en" */ '@mawad/shared-i18n/locales/en/file-export.json')),
    ar: () =>
      read(import(/* webpackChunkName: "file-export-ar" */ '@mawad/shared-i18n/locales/ar/file-export.json')),
  },
};
