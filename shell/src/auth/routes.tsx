import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';
import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';

const handle: PageHandle = { personal: true, messages: ['auth'] };

/** Sign-in pages; they have no shop layout and load on demand. */
export const authRoutes: RouteObject[] = [
  {
    id: 'login',
    path: 'login',
    handle,
    lazy: { Component: async () => (await import('./login-page.tsx')).LoginPage },
  },
  {
    id: 'forgot-password',
    path: 'forgot-password',
    handle,
    lazy: { Component: async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage },
  },
  {
    id: 'reset-password',
    path: 'reset-password',
    handle: { ...handle, messages: ['auth', 'two-factor'] },
    lazy: { Component: async () => (await import('./reset-password-page.tsx')).ResetPasswordPage },
  },
  {
    id: 'auth-confirm',
    path: 'auth/confirm',
    handle,
    lazy: { Component: async () => (await import('./confirm-page.tsx')).ConfirmPage },
  },
];
