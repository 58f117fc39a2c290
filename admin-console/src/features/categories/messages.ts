import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const categories: PageHandle = {
  messages: {
    'admin-categories': {
      en: () =>
        read(
          import(
            /* webpackChunkName: "admin-categories-en" */ '@mawad/shared-i18n/locales/en/admin-categories.json'
          ),
        ),
      ar: () =>
        read(
          import(
            /* webpackChunkName: "admin-categories-ar" */ '@mawad/shared-i18n/locales/ar/admin-categories.json'
          ),
        ),
    },
  },
};

/** Adds the messages shared by all imports. */
export const importing: PageHandle = {
  messages: {
    ...categories.messages,
    import: {
      en: () => read(import(/* webpackChunkName: "import-en" */ '@mawad/shared-i18n/locales/en/import.json')),
      ar: () => read(import(/* webpackChunkName: "import-ar" */ '@mawad/shared-i18n/locales/ar/import.json')),
    },
  },
};
