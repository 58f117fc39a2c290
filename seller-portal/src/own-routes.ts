import { type RouteObject, redirect } from '@mawad/shared-ui/kit/router.ts';

/** Routes that the shell provides when it hosts the portal: log-in and targets of mailed links. */
export const ownRoutes: RouteObject[] = [
  {
    id: 'seller-portal.log-in',
    path: 'login',
    loader: ({ request }) => {
      const next = new URL(request.url).searchParams.get('next');
      return redirect(`/seller?${new URLSearchParams({ mode: 'login', ...(next && { next }) })}`);
    },
  },
  {
    id: 'seller-portal.confirm',
    path: 'auth/confirm',
    lazy: { Component: async () => (await import('./features/entry/confirm-page.tsx')).ConfirmPage },
  },
];
