import { read } from '@mawad/shared-i18n';
import type { RemoteApp } from '@mawad/shared-ui/contract';
import { routes } from './routes.tsx';

export default {
  id: 'storefront',
  routes,
  messages: {
    en: () =>
      read(import(/* webpackChunkName: "storefront-en" */ '@mawad/shared-i18n/locales/en/storefront.json')),
    ar: () =>
      read(import(/* webpackChunkName: "storefront-ar" */ '@mawad/shared-i18n/locales/ar/storefront.json')),
  },
} satisfies RemoteApp;
