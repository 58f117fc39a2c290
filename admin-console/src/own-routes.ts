import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';

const frontDoor = async () => (await import('./features/access/front-door.tsx')).FrontDoor;

/** Front page and sign-in page of the console without the shell. */
export const ownRoutes: RouteObject[] = [
  { id: 'admin-console.front', index: true, lazy: { Component: frontDoor } },
  { id: 'admin-console.log-in', path: 'login', lazy: { Component: frontDoor } },
];
