import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';
import { portalMessages } from '@mawad/shared-ui/desk/portal-messages.ts';

export const routes: RouteObject[] = [
  {
    id: 'seller-portal.entry',
    path: 'seller',
    lazy: { Component: async () => (await import('./features/entry/entry-page.tsx')).EntryPage },
  },
  {
    id: 'seller-portal.join',
    path: 'seller/join',
    handle: { messages: ['company', ...portalMessages] },
    lazy: { Component: async () => (await import('./features/join/join-page.tsx')).JoinPage },
  },
  {
    id: 'seller-portal.dashboard',
    path: 'seller/dashboard',
    handle: { messages: ['two-factor', ...portalMessages] },
    lazy: { Component: async () => (await import('./dashboard.tsx')).Dashboard },
    children: [
      {
        id: 'seller-portal.home',
        index: true,
        handle: { messages: ['money'] },
        lazy: { Component: async () => (await import('./features/home/home-page.tsx')).HomePage },
      },
      {
        id: 'seller-portal.products',
        path: 'products',
        handle: { messages: ['product-form', 'product-bulk'] },
        lazy: { Component: async () => (await import('./features/products/products-page.tsx')).ProductsPage },
      },
      {
        id: 'seller-portal.new-product',
        path: 'products/new',
        handle: { messages: ['product-form'] },
        lazy: {
          Component: async () =>
            (await import('./features/products/form/new-product-page.tsx')).NewProductPage,
        },
      },
      {
        id: 'seller-portal.count-stock',
        path: 'products/count',
        handle: { messages: ['stock-count'] },
        lazy: {
          Component: async () => (await import('./features/products/count/count-page.tsx')).CountPage,
        },
      },
      {
        id: 'seller-portal.product',
        path: 'products/:productId',
        handle: { messages: ['product-form'] },
        lazy: {
          Component: async () => (await import('./features/products/form/product-page.tsx')).ProductPage,
        },
      },
      {
        id: 'seller-portal.import',
        path: 'import',
        handle: { messages: ['import'] },
        lazy: { Component: async () => (await import('./features/import/import-page.tsx')).ImportPage },
      },
      {
        id: 'seller-portal.one-import',
        path: 'import/:importId',
        handle: { messages: ['import'] },
        lazy: {
          Component: async () => (await import('./features/import/one-import-page.tsx')).OneImportPage,
        },
      },
      {
        id: 'seller-portal.orders',
        path: 'orders',
        handle: { messages: ['desk'] },
        lazy: { Component: async () => (await import('./features/orders/orders-page.tsx')).OrdersPage },
      },
      {
        id: 'seller-portal.print',
        path: 'orders/print',
        handle: { messages: ['desk'] },
        lazy: { Component: async () => (await import('./features/orders/print-page.tsx')).PrintPage },
      },
      {
        id: 'seller-portal.order',
        path: 'orders/:orderId',
        handle: { messages: ['desk'] },
        lazy: { Component: async () => (await import('./features/orders/order-page.tsx')).OrderPage },
      },
      {
        id: 'seller-portal.returns',
        path: 'returns',
        handle: { messages: ['desk', 'returns', 'return-desk'] },
        lazy: { Component: async () => (await import('./features/returns/returns-page.tsx')).ReturnsPage },
      },
      {
        id: 'seller-portal.return-figures',
        path: 'returns/figures',
        handle: { messages: ['returns', 'return-desk'] },
        lazy: {
          Component: async () => (await import('./features/returns/figures-page.tsx')).ReturnFiguresPage,
        },
      },
      {
        id: 'seller-portal.return',
        path: 'returns/:returnId',
        handle: { messages: ['returns', 'return-desk'] },
        lazy: { Component: async () => (await import('./features/returns/return-page.tsx')).ReturnPage },
      },
      {
        id: 'seller-portal.quotes',
        path: 'quotes',
        handle: { messages: ['quotes'] },
        lazy: { Component: async () => (await import('./features/quotes/quotes-page.tsx')).QuotesPage },
      },
      {
        id: 'seller-portal.quote',
        path: 'quotes/:requestId',
        handle: { messages: ['quotes'] },
        lazy: { Component: async () => (await import('./features/quotes/quote-page.tsx')).QuotePage },
      },
      {
        id: 'seller-portal.figures',
        path: 'figures',
        handle: { messages: ['figures'] },
        lazy: { Component: async () => (await import('./features/figures/figures-page.tsx')).FiguresPage },
      },
      {
        id: 'seller-portal.money',
        path: 'money',
        handle: { messages: ['money'] },
        lazy: { Component: async () => (await import('./features/money/money-page.tsx')).MoneyPage },
      },
      {
        id: 'seller-portal.statement',
        path: 'money/statement',
        handle: { messages: ['money'] },
        lazy: { Component: async () => (await import('./features/money/statement-page.tsx')).StatementPage },
      },
      {
        id: 'seller-portal.commission-invoice',
        path: 'money/invoices/:month',
        handle: { messages: ['money'] },
        lazy: { Component: async () => (await import('./features/money/invoice-page.tsx')).InvoicePage },
      },
      {
        id: 'seller-portal.reviews',
        path: 'reviews',
        handle: { messages: ['reviews'] },
        lazy: { Component: async () => (await import('./features/reviews/reviews-page.tsx')).ReviewsPage },
      },
      {
        id: 'seller-portal.questions',
        path: 'questions',
        handle: { messages: ['questions', 'reviews'] },
        lazy: {
          Component: async () => (await import('./features/questions/questions-page.tsx')).QuestionsPage,
        },
      },
      {
        id: 'seller-portal.notifications',
        path: 'notifications',
        handle: { messages: ['notifications'] },
        lazy: {
          Component: async () =>
            (await import('./features/notifications/notifications-page.tsx')).NotificationsPage,
        },
      },
      {
        id: 'seller-portal.delivery',
        path: 'delivery',
        handle: { messages: ['company'] },
        lazy: { Component: async () => (await import('./features/delivery/delivery-page.tsx')).DeliveryPage },
      },
      {
        id: 'seller-portal.store',
        path: 'store',
        handle: { messages: ['company'] },
        lazy: { Component: async () => (await import('./features/store/store-page.tsx')).StorePage },
      },
      {
        id: 'seller-portal.documents',
        path: 'documents',
        handle: { messages: ['documents'] },
        lazy: {
          Component: async () => (await import('./features/documents/documents-page.tsx')).DocumentsPage,
        },
      },
      {
        id: 'seller-portal.two-factor',
        path: 'two-factor',
        lazy: {
          Component: async () =>
            (await import('@mawad/shared-ui/desk/two-factor/two-factor-page.tsx')).TwoFactorPage,
        },
      },
      {
        id: 'seller-portal.team',
        path: 'team',
        handle: { messages: ['company', 'desk'] },
        lazy: { Component: async () => (await import('./features/team/team-page.tsx')).TeamPage },
      },
      {
        id: 'seller-portal.history',
        path: 'team/history',
        handle: { messages: ['company', 'audit', 'product-bulk'] },
        lazy: { Component: async () => (await import('./features/team/history-page.tsx')).HistoryPage },
      },
      {
        id: 'seller-portal.not-found',
        path: '*',
        lazy: { Component: async () => (await import('./not-found-page.tsx')).NotFoundPage },
      },
    ],
  },
];
