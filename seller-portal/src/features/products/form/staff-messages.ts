import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';
import { editing } from '../messages.ts';

/** Messages of the product form outside the seller portal, whose own messages name the states of an upload. */
export const staffProductMessages: NonNullable<PageHandle['messages']> = {
  ...editing.messages,
  'seller-portal': {
    en: () =>
      read(
        import(/* webpackChunkName: "seller-portal-en" */ '@mawad/shared-i18n/locales/en/seller-portal.json'),
      ),
    ar: () =>
      read(
        import(/* webpackChunkName: "seller-portal-ar" */ '@mawad/shared-i18n/locales/ar/seller-portal.json'),
      ),
  },
};
