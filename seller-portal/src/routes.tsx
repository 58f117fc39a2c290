import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';
import { returnDeskHandle } from '@mawad/shared-ui/desk/return/desk-messages.ts';
import { portalMessages } from '@mawad/shared-ui/desk/portal-messages.ts';
import { twoFactorMessages } from '@mawad/shared-ui/desk/two-factor/two-factor-messages.ts';
import { companyMessages } from './company-messages.ts';
import { documenting } from './features/documents/messages.ts';
import { importing } from './features/import/messages.ts';
import { notifying } from './features/notifications/messages.ts';
import { counting } from './features/figures/messages.ts';
import { ordering } from './features/orders/messages.ts';
import { moneyHandle } from './features/money/messages.ts';
import { countingStock, editing, listing } from './features/products/messages.ts';
import { quoting } from './features/quotes/messages.ts';
import { questioning } from './features/questions/messages.ts';
import { historyMessages } from './features/team/history-messages.ts';
import { reviewing } from './features/reviews/messages.ts';

export const routes: RouteObject[] = [
  {
    id: 'seller-portal.entry',
    path: 'seller',
    lazy: { Component: async () => (await import('./features/entry/entry-page.tsx')).EntryPage },
  },
  {
    id: 'seller-portal.join',
    path: 'seller/join',
    handle: { messages: { ...companyMessages.messages, ...portalMessages } },
    lazy: { Component: async () => (await import('./features/join/join-page.tsx')).JoinPage },
  },
  {
    id: 'seller-portal.dashboard',
    path: 'seller/dashboard',
    handle: { messages: { ...twoFactorMessages, ...portalMessages } },
    lazy: { Component: async () => (await import('./dashboard.tsx')).Dashboard },
    children: [
      {
        id: 'seller-portal.home',
        index: true,
        handle: moneyHandle,
        lazy: { Component: async () => (await import('./features/home/home-page.tsx')).HomePage },
      },
      {
        id: 'seller-portal.products',
        path: 'products',
        handle: listing,
        lazy: { Component: async () => (await import('./features/products/products-page.tsx')).ProductsPage },
      },
      {
        id: 'seller-portal.new-product',
        path: 'products/new',
        handle: editing,
        lazy: {
          Component: async () =>
            (await import('./features/products/form/new-product-page.tsx')).NewProductPage,
        },
      },
      {
        id: 'seller-portal.count-stock',
        path: 'products/count',
        handle: countingStock,
        lazy: {
          Component: async () => (await import('./features/products/count/count-page.tsx')).CountPage,
        },
      },
      {
        id: 'seller-portal.product',
        path: 'products/:productId',
        handle: editing,
        lazy: {
          Component: async () => (await import('./features/products/form/product-page.tsx')).ProductPage,
        },
      },
      {
        id: 'seller-portal.import',
        path: 'import',
        handle: importing,
        lazy: { Component: async () => (await import('./features/import/import-page.tsx')).ImportPage },
      },
      {
        id: 'seller-portal.one-import',
        path: 'import/:importId',
        handle: importing,
        lazy: {
          Component: async () => (await import('./features/import/one-import-page.tsx')).OneImportPage,
        },
      },
      {
        id: 'seller-portal.orders',
        path: 'orders',
        handle: ordering,
        lazy: { Component: async () => (await import('./features/orders/orders-page.tsx')).OrdersPage },
      },
      {
        id: 'seller-portal.print',
        path: 'orders/print',
        handle: ordering,
        lazy: { Component: async () => (await import('./features/orders/print-page.tsx')).PrintPage },
      },
      {
        id: 'seller-portal.order',
        path: 'orders/:orderId',
        handle: ordering,
        lazy: { Component: async () => (await import('./features/orders/order-page.tsx')).OrderPage },
      },
      {
        id: 'seller-portal.returns',
        path: 'returns',
        handle: { messages: { ...ordering.messages, ...returnDeskHandle.messages } },
        lazy: { Component: async () => (await import('./features/returns/returns-page.tsx')).ReturnsPage },
      },
      {
        id: 'seller-portal.return-figures',
        path: 'returns/figures',
        handle: returnDeskHandle,
        lazy: {
          Component: async () => (await import('./features/returns/figures-page.tsx')).ReturnFiguresPage,
        },
      },
      {
        id: 'seller-portal.return',
        path: 'returns/:returnId',
        handle: returnDeskHandle,
        lazy: { Component: async () => (await import('./features/returns/return-page.tsx')).ReturnPage },
      },
      {
        id: 'seller-portal.quotes',
        path: 'quotes',
        handle: quoting,
        lazy: { Component: async () => (await import('./features/quotes/quotes-page.tsx')).QuotesPage },
      },
      {
        id: 'seller-portal.quote',
        path: 'quotes/:requestId',
        handle: quoting,
        lazy: { Component: async () => (await import('./features/quotes/quote-page.tsx')).QuotePage },
      },
      {
        id: 'seller-portal.figures',
        path: 'figures',
        handle: counting,
        lazy: { Component: async () => (await import('./features/figures/figures-page.tsx')).FiguresPage },
      },
      {
        id: 'seller-portal.money',
        path: 'money',
        handle: moneyHandle,
        lazy: { Component: async () => (await import('./features/money/money-page.tsx')).MoneyPage },
      },
      {
        id: 'seller-portal.statement',
        path: 'money/statement',
        handle: moneyHandle,
        lazy: { Component: async () => (await import('./features/money/statement-page.tsx')).StatementPage },
      },
      {
        id: 'seller-portal.commission-invoice',
        path: 'money/invoices/:month',
        handle: moneyHandle,
        lazy: { Component: async () => (await import('./features/money/invoice-page.tsx')).InvoicePage },
      },
      {
        id: 'seller-portal.reviews',
        path: 'reviews',
        handle: reviewing,
        lazy: { Component: async () => (await import('./features/reviews/reviews-page.tsx')).ReviewsPage },
      },
      {
        id: 'seller-portal.questions',
        path: 'questions',
        handle: questioning,
        lazy: {
          Component: async () => (await import('./features/questions/questions-page.tsx')).QuestionsPage,
        },
      },
      {
        id: 'seller-portal.notifications',
        path: 'notifications',
        handle: notifying,
        lazy: {
          Component: async () =>
            (await import('./features/notifications/notifications-page.tsx')).NotificationsPage,
        },
      },
      {
        id: 'seller-portal.delivery',
        path: 'delivery',
        handle: companyMessages,
        lazy: { Component: async () => (await import('./features/delivery/delivery-page.tsx')).DeliveryPage },
      },
      {
        id: 'seller-portal.store',
        path: 'store',
        handle: companyMessages,
        lazy: { Component: async () => (await import('./features/store/store-page.tsx')).StorePage },
      },
      {
        id: 'seller-portal.documents',
        path: 'documents',
        handle: documenting,
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
        handle: companyMessages,
        lazy: { Component: async () => (await import('./features/team/team-page.tsx')).TeamPage },
      },
      {
        id: 'seller-portal.history',
        path: 'team/history',
        handle: historyMessages,
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
