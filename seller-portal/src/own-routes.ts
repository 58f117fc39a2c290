import { type RouteObject, redirect } from '@mawad/shared-ui/router';

/** What the shell provides otherwise: where guards send people to log in. */
export const ownRoutes: RouteObject[] = [
  {
    id: 'seller-portal.log-in',
    path: 'login',
    loader: ({ request }) => {
      const next = new URL(request.url).searchParams.get('next');
      return redirect(`/seller?${new URLSearchParams({ mode: 'login', ...(next && { next }) })}`);
    },
  },
];
