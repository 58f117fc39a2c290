import { read } from '@mawad/shared-i18n';
import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';
import { routes } from './routes.tsx';

export default {
  id: 'seller-portal',
  routes,
  messages: {
    en: () =>
      read(
        import(/* webpackChunkName: "seller-portal-en" */ '@mawad/shared-i18n/locales/en/seller-portal.json'),
      ),
    ar: () =>
      read(
        import(/* webpackChunkName: "seller-portal-ar" */ '@mawad/shared-i18n/locales/ar/seller-portal.json'),
      ),
  },
} satisfies RemoteApp;
