import { portalMessages } from '@mawad/shared-ui/desk/portal-messages.ts';
import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';
import { routes as portalRoutes } from '../../src/routes.tsx';

export const routes: RouteObject[] = [
  ...portalRoutes,
  {
    id: 'seller-portal.test-media',
    path: 'seller/test-media',
    handle: { messages: portalMessages },
    lazy: { Component: async () => (await import('./media-page.tsx')).MediaPage },
  },
];
