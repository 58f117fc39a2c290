import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

/** Messages about changes made by others since a page was loaded, for the routes with decisions. */
export const changeMessages: NonNullable<PageHandle['messages']> = {
  changes: {
    en: () => read(import(/* webpackChunkName: "changes-en" */ '@mawad/shared-i18n/locales/en/changes.json')),
    ar: () => read(import(/* webpackChunkName: "changes-ar" */ '@mawad/shared-i18n/locales/ar/changes.json')),
  },
};
