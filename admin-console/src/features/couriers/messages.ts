import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const couriersHandle: PageHandle = {
  messages: {
    couriers: {
      en: () =>
        read(import(/* webpackChunkName: "couriers-en" */ '@mawad/shared-i18n/locales/en/couriers.json')),
      ar: () =>
        read(import(/* webpackChunkName: "couriers-ar" */ '@mawad/shared-i18n/locales/ar/couriers.json')),
    },
    import: {
      en: () => read(import(/* webpackChunkName: "import-en" */ '@mawad/shared-i18n/locales/en/import.json')),
      ar: () => read(import(/* webpackChunkName: "import-ar" */ '@mawad/shared-i18n/locales/ar/import.json')),
    },
  },
};
