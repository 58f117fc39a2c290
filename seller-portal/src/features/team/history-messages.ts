import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';
import { companyMessages } from '../../company-messages.ts';

/** Messages of the audit history. */
export const historyMessages: PageHandle = {
  messages: {
    ...companyMessages.messages,
    audit: {
      en: () => read(import(/* webpackChunkName: "audit-en" */ '@mawad/shared-i18n/locales/en/audit.json')),
      ar: () => read(import(/* webpackChunkName: "audit-ar" */ '@mawad/shared-i18n/locales/ar/audit.json')),
    },
  },
};
