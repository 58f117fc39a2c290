import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const importing: PageHandle = {
  messages: {
    import: {
      en: () => read(import(/* webpackChunkName: "import-en" */ '@mawad/shared-i18n/locales/en/import.json')),
      ar: () => read(import(/* webpackChunkName: "import-ar" */ '@mawad/shared-i18n/locales/ar/import.json')),
    },
  },
};
