import type { RouteObject } from '@mawad/shared-ui/router';

/** The shell's own pages; they stand outside the shop's frame and load on demand. */
export const authRoutes: RouteObject[] = [
  {
    id: 'login',
    path: 'login',
    lazy: async () => ({ Component: (await import('./login-page.tsx')).LoginPage }),
  },
  {
    id: 'forgot-password',
    path: 'forgot-password',
    lazy: async () => ({ Component: (await import('./forgot-password-page.tsx')).ForgotPasswordPage }),
  },
  {
    id: 'reset-password',
    path: 'reset-password',
    lazy: async () => ({ Component: (await import('./reset-password-page.tsx')).ResetPasswordPage }),
  },
  {
    id: 'auth-confirm',
    path: 'auth/confirm',
    lazy: async () => ({ Component: (await import('./confirm-page.tsx')).ConfirmPage }),
  },
];
