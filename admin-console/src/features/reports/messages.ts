import { read } from '@mawad/shared-i18n';
import { moneyMessages } from '@mawad/shared-ui/desk/money/money-messages.ts';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const reportsHandle: PageHandle = {
  messages: {
    ...moneyMessages,
    reports: {
      en: () =>
        read(import(/* webpackChunkName: "reports-en" */ '@mawad/shared-i18n/locales/en/reports.json')),
      ar: () =>
        read(import(/* webpackChunkName: "reports-ar" */ '@mawad/shared-i18n/locales/ar/reports.json')),
    },
  },
};
