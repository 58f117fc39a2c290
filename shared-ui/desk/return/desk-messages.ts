import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';
import { returnMessages } from './return-messages.ts';

/** Messages of the pages of returns in the portals. */
export const returnDeskHandle: PageHandle = {
  messages: {
    ...returnMessages,
    'return-desk': {
      en: () =>
        read(
          import(/* webpackChunkName: "return-desk-en" */ '@mawad/shared-i18n/locales/en/return-desk.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "return-desk-ar" */ '@mawad/shared-i18n/locales/ar/return-desk.json'),
        ),
    },
  },
};
