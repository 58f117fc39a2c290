import { read } from '@mawad/shared-i18n';
import type { PageHandle } from './contract.ts';

/** Words of saved views and of the keys of lists, for the routes of both portals. */
export const portalListMessages: NonNullable<PageHandle['messages']> = {
  'portal-list': {
    en: () =>
      read(import(/* webpackChunkName: "portal-list-en" */ '@mawad/shared-i18n/locales/en/portal-list.json')),
    ar: () =>
      read(import(/* webpackChunkName: "portal-list-ar" */ '@mawad/shared-i18n/locales/ar/portal-list.json')),
  },
};
