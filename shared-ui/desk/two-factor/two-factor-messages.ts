import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

/** Messages of two-factor sign-in, for the routes that use it. */
export const twoFactorMessages: NonNullable<PageHandle['messages']> = {
  'two-factor': {
    en: () =>
      read(import(/* webpackChunkName: "two-factor-en" */ '@mawad/shared-i18n/locales/en/two-factor.json')),
    ar: () =>
      read(import(/* webpackChunkName: "two-factor-ar" */ '@mawad/shared-i18n/locales/ar/two-factor.json')),
  },
};
