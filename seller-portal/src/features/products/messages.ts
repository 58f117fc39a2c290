import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const editing: PageHandle = {
  messages: {
    'product-form': {
      en: () =>
        read(
          import(/* webpackChunkName: "product-form-en" */ '@mawad/shared-i18n/locales/en/product-form.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "product-form-ar" */ '@mawad/shared-i18n/locales/ar/product-form.json'),
        ),
    },
  },
};

export const countingStock: PageHandle = {
  messages: {
    'stock-count': {
      en: () =>
        read(
          import(/* webpackChunkName: "stock-count-en" */ '@mawad/shared-i18n/locales/en/stock-count.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "stock-count-ar" */ '@mawad/shared-i18n/locales/ar/stock-count.json'),
        ),
    },
  },
};

/** Messages of the product list; includes those of the form, because a bulk change uses its category picker. */
export const listing: PageHandle = {
  messages: {
    ...editing.messages,
    'product-bulk': {
      en: () =>
        read(
          import(/* webpackChunkName: "product-bulk-en" */ '@mawad/shared-i18n/locales/en/product-bulk.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "product-bulk-ar" */ '@mawad/shared-i18n/locales/ar/product-bulk.json'),
        ),
    },
  },
};
