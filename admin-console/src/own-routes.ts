import type { RouteObject } from '@mawad/shared-ui/router';

const frontDoor = async () => (await import('./features/access/front-door.tsx')).FrontDoor;

/** What the shell provides otherwise: the front page and the sign-in page of the console alone. */
export const ownRoutes: RouteObject[] = [
  { id: 'admin-console.front', index: true, lazy: { Component: frontDoor } },
  { id: 'admin-console.log-in', path: 'login', lazy: { Component: frontDoor } },
];
