import type { RouteObject } from '@mawad/shared-ui/router';

export const routes: RouteObject[] = [
  {
    id: 'seller-portal.entry',
    path: 'seller',
    lazy: { Component: async () => (await import('./features/entry/entry-page.tsx')).EntryPage },
  },
  {
    id: 'seller-portal.dashboard',
    path: 'seller/dashboard',
    lazy: { Component: async () => (await import('./dashboard.tsx')).Dashboard },
    children: [
      {
        id: 'seller-portal.overview',
        index: true,
        lazy: { Component: async () => (await import('./features/overview/overview-page.tsx')).OverviewPage },
      },
      {
        id: 'seller-portal.products',
        path: 'products',
        lazy: { Component: async () => (await import('./features/products/products-page.tsx')).ProductsPage },
      },
      {
        id: 'seller-portal.orders',
        path: 'orders',
        lazy: { Component: async () => (await import('./features/orders/orders-page.tsx')).OrdersPage },
      },
      {
        id: 'seller-portal.order',
        path: 'orders/:orderId',
        lazy: { Component: async () => (await import('./features/orders/order-page.tsx')).OrderPage },
      },
      {
        id: 'seller-portal.not-found',
        path: '*',
        lazy: { Component: async () => (await import('./not-found-page.tsx')).NotFoundPage },
      },
    ],
  },
];
