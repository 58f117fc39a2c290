import { read } from '@mawad/shared-i18n';
import type { PageHandle } from './contract.ts';

/** Words of what became of an exported file, for the routes that export one. */
export const fileExportMessages: NonNullable<PageHandle['messages']> = {
  'file-export': {
    en: () =>
      read(import(/* webpackChunkName: "file-export-en" */ '@mawad/shared-i18n/locales/en/file-export.json')),
    ar: () =>
      read(import(/* webpackChunkName: "file-export-ar" */ '@mawad/shared-i18n/locales/ar/file-export.json')),
  },
};
