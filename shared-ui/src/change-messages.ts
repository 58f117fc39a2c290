import { read } from '@mawad/shared-i18n';
import type { PageHandle } from './contract.ts';

/** Messages of what changed since a page was read, and by whom, for the routes where people decide. */
export const changeMessages: NonNullable<PageHandle['messages']> = {
  changes: {
    en: () => read(import(/* webpackChunkName: "changes-en" */ '@mawad/shared-i18n/locales/en/changes.json')),
    ar: () => read(import(/* webpackChunkName: "changes-ar" */ '@mawad/shared-i18n/locales/ar/changes.json')),
  },
};
