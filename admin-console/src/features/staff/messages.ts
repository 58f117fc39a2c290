import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const staffing: PageHandle = {
  messages: {
    'admin-staff': {
      en: () =>
        read(
          import(/* webpackChunkName: "admin-staff-en" */ '@mawad/shared-i18n/locales/en/admin-staff.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "admin-staff-ar" */ '@mawad/shared-i18n/locales/ar/admin-staff.json'),
        ),
    },
  },
};
