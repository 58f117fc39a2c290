import { read } from '@mawad/shared-i18n';
import type { PageHandle, RemoteApp } from '@mawad/shared-ui/platform/contract.ts';
import { changeMessages } from '@mawad/shared-ui/desk/change-messages.ts';
import { returnMessages } from '@mawad/shared-ui/desk/return/return-messages.ts';
import { twoFactorMessages } from '@mawad/shared-ui/desk/two-factor/two-factor-messages.ts';

/** Route handle with messages that a page needs in addition to the remote's own. */
type MessagesHandle = Required<Pick<PageHandle, 'messages'>>;

/** Messages of the catalogue pages, loaded with the remote. */
export const messages: RemoteApp['messages'] = {
  en: () =>
    read(import(/* webpackChunkName: "storefront-en" */ '@mawad/shared-i18n/locales/en/storefront.json')),
  ar: () =>
    read(import(/* webpackChunkName: "storefront-ar" */ '@mawad/shared-i18n/locales/ar/storefront.json')),
};

export const product: MessagesHandle = {
  messages: {
    product: {
      en: () =>
        read(import(/* webpackChunkName: "product-en" */ '@mawad/shared-i18n/locales/en/product.json')),
      ar: () =>
        read(import(/* webpackChunkName: "product-ar" */ '@mawad/shared-i18n/locales/ar/product.json')),
    },
  },
};

export const notifications: MessagesHandle = {
  messages: {
    notifications: {
      en: () =>
        read(
          import(
            /* webpackChunkName: "notifications-en" */ '@mawad/shared-i18n/locales/en/notifications.json'
          ),
        ),
      ar: () =>
        read(
          import(
            /* webpackChunkName: "notifications-ar" */ '@mawad/shared-i18n/locales/ar/notifications.json'
          ),
        ),
    },
  },
};

export const store: MessagesHandle = {
  messages: {
    store: {
      en: () => read(import(/* webpackChunkName: "store-en" */ '@mawad/shared-i18n/locales/en/store.json')),
      ar: () => read(import(/* webpackChunkName: "store-ar" */ '@mawad/shared-i18n/locales/ar/store.json')),
    },
  },
};

export const home: MessagesHandle = {
  messages: {
    home: {
      en: () => read(import(/* webpackChunkName: "home-en" */ '@mawad/shared-i18n/locales/en/home.json')),
      ar: () => read(import(/* webpackChunkName: "home-ar" */ '@mawad/shared-i18n/locales/ar/home.json')),
    },
  },
};

export const lists: MessagesHandle = {
  messages: {
    lists: {
      en: () => read(import(/* webpackChunkName: "lists-en" */ '@mawad/shared-i18n/locales/en/lists.json')),
      ar: () => read(import(/* webpackChunkName: "lists-ar" */ '@mawad/shared-i18n/locales/ar/lists.json')),
    },
  },
};

export const ordering: MessagesHandle = {
  messages: {
    ordering: {
      en: () =>
        read(import(/* webpackChunkName: "ordering-en" */ '@mawad/shared-i18n/locales/en/ordering.json')),
      ar: () =>
        read(import(/* webpackChunkName: "ordering-ar" */ '@mawad/shared-i18n/locales/ar/ordering.json')),
    },
    ...changeMessages,
  },
};

export const information: MessagesHandle = {
  messages: {
    information: {
      en: () =>
        read(
          import(/* webpackChunkName: "information-en" */ '@mawad/shared-i18n/locales/en/information.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "information-ar" */ '@mawad/shared-i18n/locales/ar/information.json'),
        ),
    },
  },
};

/** Errors of quotes, returns and uploads, which public pages do not load with their own. */
const laterErrors: MessagesHandle['messages'] = {
  'portal-errors': {
    en: () =>
      read(
        import(/* webpackChunkName: "portal-errors-en" */ '@mawad/shared-i18n/locales/en/portal-errors.json'),
      ),
    ar: () =>
      read(
        import(/* webpackChunkName: "portal-errors-ar" */ '@mawad/shared-i18n/locales/ar/portal-errors.json'),
      ),
  },
};

export const quote: MessagesHandle = {
  messages: {
    ...laterErrors,
    quote: {
      en: () => read(import(/* webpackChunkName: "quote-en" */ '@mawad/shared-i18n/locales/en/quote.json')),
      ar: () => read(import(/* webpackChunkName: "quote-ar" */ '@mawad/shared-i18n/locales/ar/quote.json')),
    },
  },
};

export const ownQuotes: MessagesHandle = {
  messages: {
    'own-quotes': {
      en: () =>
        read(import(/* webpackChunkName: "own-quotes-en" */ '@mawad/shared-i18n/locales/en/own-quotes.json')),
      ar: () =>
        read(import(/* webpackChunkName: "own-quotes-ar" */ '@mawad/shared-i18n/locales/ar/own-quotes.json')),
    },
    ...changeMessages,
  },
};

/** Words of returns on the buyer's pages; `returns` has those that the portals show, too. */
export const ownReturns: MessagesHandle = {
  messages: {
    ...laterErrors,
    ...returnMessages,
    'own-returns': {
      en: () =>
        read(
          import(/* webpackChunkName: "own-returns-en" */ '@mawad/shared-i18n/locales/en/own-returns.json'),
        ),
      ar: () =>
        read(
          import(/* webpackChunkName: "own-returns-ar" */ '@mawad/shared-i18n/locales/ar/own-returns.json'),
        ),
    },
    ...changeMessages,
  },
};

export const quoteComparison: MessagesHandle = {
  messages: {
    ...laterErrors,
    'quote-comparison': {
      en: () =>
        read(
          import(
            /* webpackChunkName: "quote-comparison-en" */ '@mawad/shared-i18n/locales/en/quote-comparison.json'
          ),
        ),
      ar: () =>
        read(
          import(
            /* webpackChunkName: "quote-comparison-ar" */ '@mawad/shared-i18n/locales/ar/quote-comparison.json'
          ),
        ),
    },
  },
};

export const account: MessagesHandle = {
  messages: {
    account: {
      en: () =>
        read(import(/* webpackChunkName: "account-en" */ '@mawad/shared-i18n/locales/en/account.json')),
      ar: () =>
        read(import(/* webpackChunkName: "account-ar" */ '@mawad/shared-i18n/locales/ar/account.json')),
    },
  },
};

export const twoFactor: MessagesHandle = { messages: twoFactorMessages };

export function mergeHandles(...handles: MessagesHandle[]): MessagesHandle {
  return { messages: Object.assign({}, ...handles.map(({ messages: words }) => words)) };
}
