import { read } from '@mawad/shared-i18n';
import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';
import { routes } from './routes.tsx';

export default {
  id: 'admin-console',
  routes,
  messages: {
    en: () =>
      read(
        import(/* webpackChunkName: "admin-console-en" */ '@mawad/shared-i18n/locales/en/admin-console.json'),
      ),
    ar: () =>
      read(
        import(/* webpackChunkName: "admin-console-ar" */ '@mawad/shared-i18n/locales/ar/admin-console.json'),
      ),
  },
} satisfies RemoteApp;
