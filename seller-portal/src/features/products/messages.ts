import { read } from '@mawad/shared-i18n';
import type { PageHandle } from '@mawad/shared-ui/contract';
import { fileExportMessages } from '@mawad/shared-ui/file-export-messages';

/** Words of the product's form alone. */
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

/** Words of the page where stock is counted. */
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

/** Words of the list alone: filters, views, changes of many products, where a category is chosen as in the form. */
export const listing: PageHandle = {
  messages: {
    ...editing.messages,
    ...fileExportMessages,
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
