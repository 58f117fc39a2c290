import { read } from '@mawad/shared-i18n';
import { changeMessages } from './change-messages.ts';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

/** Messages of lists, their files and saved views, and of portal errors, for the routes of both portals. */
export const portalMessages: NonNullable<PageHandle['messages']> = {
  ...changeMessages,
  'portal-list': {
    en: () =>
      read(import(/* webpackChunkName: "portal-list-en" */ '@mawad/shared-i18n/locales/en/portal-list.json')),
    ar: () =>
      read(import(/* webpackChunkName: "portal-list-ar" */ '@mawad/shared-i18n/locales/ar/portal-list.json')),
  },
  'file-export': {
    en: () =>
      read(import(/* webpackChunkName: "file-export-en" */ '@mawad/shared-i18n/locales/en/file-export.json')),
    ar: () =>
      read(import(/* webpackChunkName: "file-export-ar" */ '@mawad/shared-i18n/locales/ar/file-export.json')),
  },
  'portal-errors': {
    en: () =>
      read(
        import(/* webpackChunkName: "portal-errors-en" */ '@mawad/shared-i18n/locales/en/portal-errors.json'),
      ),
    ar: () =>
      read(
        import(/* webpackChunkName: "portal-errors-ar" */ '@mawad/shared-i18n/locales/ar/portal-errors.json'),
      ),
  },
};
