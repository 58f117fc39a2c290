import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

/** Words of returns that the shop and both portals show. */
export const returnMessages: NonNullable<PageHandle['messages']> = {
  returns: {
    en: () => read(import(/* webpackChunkName: "returns-en" */ '@mawad/shared-i18n/locales/en/returns.json')),
    ar: () => read(import(/* webpackChunkName: "returns-ar" */ '@mawad/shared-i18n/locales/ar/returns.json')),
  },
};
