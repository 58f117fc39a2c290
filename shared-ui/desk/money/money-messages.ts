import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

/** Messages of the money pages of both portals. */
export const moneyMessages: NonNullable<PageHandle['messages']> = {
  money: {
    en: () => read(import(/* webpackChunkName: "money-en" */ '@mawad/shared-i18n/locales/en/money.json')),
    ar: () => read(import(/* webpackChunkName: "money-ar" */ '@mawad/shared-i18n/locales/ar/money.json')),
  },
};
