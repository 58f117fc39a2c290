import { type RouteObject, redirect } from '@mawad/shared-ui/router';

export const routes: RouteObject[] = [
  {
    id: 'admin-console.console',
    path: 'admin',
    lazy: { Component: async () => (await import('./console.tsx')).Console },
    children: [
      { id: 'admin-console.index', index: true, loader: () => redirect('/admin/users') },
      {
        id: 'admin-console.users',
        path: 'users',
        lazy: { Component: async () => (await import('./features/users/users-page.tsx')).UsersPage },
      },
      {
        id: 'admin-console.sellers',
        path: 'sellers',
        lazy: { Component: async () => (await import('./features/sellers/sellers-page.tsx')).SellersPage },
      },
      {
        id: 'admin-console.orders',
        path: 'orders',
        lazy: { Component: async () => (await import('./features/orders/orders-page.tsx')).OrdersPage },
      },
      {
        id: 'admin-console.order',
        path: 'orders/:orderId',
        lazy: { Component: async () => (await import('./features/orders/order-page.tsx')).OrderPage },
      },
      {
        id: 'admin-console.other-tab',
        path: ':tab',
        lazy: { Component: async () => (await import('./features/access/other-tab-page.tsx')).OtherTabPage },
      },
    ],
  },
];
