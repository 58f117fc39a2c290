import { staffBulkMessages } from '@mawad/seller-portal/product-form-bulk-messages';
import { staffProductMessages } from '@mawad/seller-portal/product-form-messages';
import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';
import { returnDeskHandle } from '@mawad/shared-ui/desk/return/desk-messages.ts';
import { portalMessages } from '@mawad/shared-ui/desk/portal-messages.ts';
import { twoFactorMessages } from '@mawad/shared-ui/desk/two-factor/two-factor-messages.ts';
import { auditing } from './features/audit/messages.ts';
import { backing } from './features/backup/messages.ts';
import { categories, importing } from './features/categories/messages.ts';
import { contactHandle } from './features/contact/messages.ts';
import { couriersHandle } from './features/couriers/messages.ts';
import { dealing } from './features/deals/messages.ts';
import { overseeing } from './features/overview/messages.ts';
import { notifying } from './features/notifications/messages.ts';
import { ordering } from './features/orders/messages.ts';
import { sellerList, selling } from './features/sellers/messages.ts';
import { mailing } from './features/email/messages.ts';
import { goods } from './features/products/messages.ts';
import { writing } from './features/pages/messages.ts';
import { setting } from './features/settings/messages.ts';
import { staffing } from './features/staff/messages.ts';
import { moneyHandle } from './features/money/messages.ts';
import { knowing } from './features/users/messages.ts';
import { quotesHandle } from './features/quotes/messages.ts';
import { questioning } from './features/questions/messages.ts';
import { reportsHandle } from './features/reports/messages.ts';
import { reviewing } from './features/reviews/messages.ts';
import { searching } from './features/search/messages.ts';

export const routes: RouteObject[] = [
  {
    id: 'admin-console.console',
    path: 'admin',
    handle: { messages: { ...twoFactorMessages, ...portalMessages } },
    lazy: { Component: async () => (await import('./console.tsx')).Console },
    children: [
      {
        id: 'admin-console.index',
        index: true,
        lazy: { Component: async () => (await import('./features/access/first-tab.tsx')).FirstTab },
      },
      {
        id: 'admin-console.overview',
        path: 'overview',
        handle: { messages: { ...overseeing.messages, ...moneyHandle.messages } },
        lazy: { Component: async () => (await import('./features/overview/overview-page.tsx')).OverviewPage },
      },
      {
        id: 'admin-console.users',
        path: 'users',
        lazy: { Component: async () => (await import('./features/users/users-page.tsx')).UsersPage },
      },
      {
        id: 'admin-console.user',
        path: 'users/:userId',
        handle: knowing,
        lazy: { Component: async () => (await import('./features/users/user-page.tsx')).UserPage },
      },
      {
        id: 'admin-console.sellers',
        path: 'sellers',
        handle: sellerList,
        lazy: { Component: async () => (await import('./features/sellers/sellers-page.tsx')).SellersPage },
      },
      {
        id: 'admin-console.seller',
        path: 'sellers/:sellerId',
        handle: selling,
        lazy: { Component: async () => (await import('./features/sellers/seller-page.tsx')).SellerPage },
      },
      {
        id: 'admin-console.products',
        path: 'products',
        handle: { messages: { ...staffBulkMessages, ...importing.messages, ...goods.messages } },
        lazy: { Component: async () => (await import('./features/products/products-page.tsx')).ProductsPage },
      },
      {
        id: 'admin-console.product',
        path: 'products/:productId',
        handle: { messages: { ...goods.messages, ...staffProductMessages } },
        lazy: { Component: async () => (await import('./features/products/product-page.tsx')).ProductPage },
      },
      {
        id: 'admin-console.duplicates',
        path: 'products/duplicates',
        handle: goods,
        lazy: {
          Component: async () => (await import('./features/products/duplicates-page.tsx')).DuplicatesPage,
        },
      },
      {
        id: 'admin-console.duplicate',
        path: 'products/duplicates/:groupId',
        handle: goods,
        lazy: {
          Component: async () => (await import('./features/products/duplicate-page.tsx')).DuplicatePage,
        },
      },
      {
        id: 'admin-console.deals',
        path: 'deals',
        handle: dealing,
        lazy: { Component: async () => (await import('./features/deals/deals-page.tsx')).DealsPage },
      },
      {
        id: 'admin-console.new-deal',
        path: 'deals/new',
        handle: dealing,
        lazy: { Component: async () => (await import('./features/deals/deal-form-page.tsx')).DealFormPage },
      },
      {
        id: 'admin-console.deal-calendar',
        path: 'deals/calendar',
        handle: dealing,
        lazy: {
          Component: async () => (await import('./features/deals/deal-calendar-page.tsx')).DealCalendarPage,
        },
      },
      {
        id: 'admin-console.orders',
        path: 'orders',
        handle: ordering,
        lazy: { Component: async () => (await import('./features/orders/orders-page.tsx')).OrdersPage },
      },
      {
        id: 'admin-console.print',
        path: 'orders/print',
        handle: ordering,
        lazy: { Component: async () => (await import('./features/orders/print-page.tsx')).PrintPage },
      },
      {
        id: 'admin-console.order',
        path: 'orders/:orderId',
        handle: ordering,
        lazy: { Component: async () => (await import('./features/orders/order-page.tsx')).OrderPage },
      },
      {
        id: 'admin-console.returns',
        path: 'returns',
        handle: { messages: { ...ordering.messages, ...returnDeskHandle.messages } },
        lazy: { Component: async () => (await import('./features/returns/returns-page.tsx')).ReturnsPage },
      },
      {
        id: 'admin-console.return-figures',
        path: 'returns/figures',
        handle: returnDeskHandle,
        lazy: {
          Component: async () => (await import('./features/returns/figures-page.tsx')).ReturnFiguresPage,
        },
      },
      {
        id: 'admin-console.return-reasons',
        path: 'returns/reasons',
        handle: returnDeskHandle,
        lazy: {
          Component: async () => (await import('./features/returns/reasons-page.tsx')).ReturnReasonsPage,
        },
      },
      {
        id: 'admin-console.return',
        path: 'returns/:returnId',
        handle: returnDeskHandle,
        lazy: { Component: async () => (await import('./features/returns/return-page.tsx')).ReturnPage },
      },
      {
        id: 'admin-console.quotes',
        path: 'quotes',
        handle: quotesHandle,
        lazy: { Component: async () => (await import('./features/quotes/quotes-page.tsx')).QuotesPage },
      },
      {
        id: 'admin-console.quote',
        path: 'quotes/:quoteId',
        handle: quotesHandle,
        lazy: { Component: async () => (await import('./features/quotes/quote-page.tsx')).QuotePage },
      },
      {
        id: 'admin-console.money',
        path: 'money',
        handle: moneyHandle,
        lazy: { Component: async () => (await import('./features/money/balances-page.tsx')).BalancesPage },
      },
      {
        id: 'admin-console.rates',
        path: 'money/rates',
        handle: moneyHandle,
        lazy: { Component: async () => (await import('./features/money/rates-page.tsx')).RatesPage },
      },
      {
        id: 'admin-console.new-rate',
        path: 'money/rates/new',
        handle: moneyHandle,
        lazy: { Component: async () => (await import('./features/money/rate-form-page.tsx')).RateFormPage },
      },
      {
        id: 'admin-console.payouts',
        path: 'money/payouts',
        handle: moneyHandle,
        lazy: { Component: async () => (await import('./features/money/payouts-page.tsx')).PayoutsPage },
      },
      {
        id: 'admin-console.payout',
        path: 'money/payouts/:runId',
        handle: moneyHandle,
        lazy: { Component: async () => (await import('./features/money/payout-page.tsx')).PayoutPage },
      },
      {
        id: 'admin-console.adjustments',
        path: 'money/adjustments',
        handle: moneyHandle,
        lazy: {
          Component: async () => (await import('./features/money/adjustments-page.tsx')).AdjustmentsPage,
        },
      },
      {
        id: 'admin-console.transactions',
        path: 'money/transactions',
        handle: moneyHandle,
        lazy: {
          Component: async () => (await import('./features/money/transactions-page.tsx')).TransactionsPage,
        },
      },
      {
        id: 'admin-console.money-settings',
        path: 'money/settings',
        handle: moneyHandle,
        lazy: { Component: async () => (await import('./features/money/settings-page.tsx')).SettingsPage },
      },
      {
        id: 'admin-console.account',
        path: 'money/:companyId',
        handle: moneyHandle,
        lazy: { Component: async () => (await import('./features/money/account-page.tsx')).AccountPage },
      },
      {
        id: 'admin-console.statement',
        path: 'money/:companyId/statement',
        handle: moneyHandle,
        lazy: { Component: async () => (await import('./features/money/statement-page.tsx')).StatementPage },
      },
      {
        id: 'admin-console.reports',
        path: 'reports',
        handle: reportsHandle,
        lazy: { Component: async () => (await import('./features/reports/reports-page.tsx')).ReportsPage },
      },
      {
        id: 'admin-console.couriers',
        path: 'couriers',
        handle: couriersHandle,
        lazy: { Component: async () => (await import('./features/couriers/couriers-page.tsx')).CouriersPage },
      },
      {
        id: 'admin-console.remittances',
        path: 'couriers/remittances',
        handle: couriersHandle,
        lazy: {
          Component: async () => (await import('./features/couriers/remittances-page.tsx')).RemittancesPage,
        },
      },
      {
        id: 'admin-console.remittance',
        path: 'couriers/remittances/:remittanceId',
        handle: couriersHandle,
        lazy: {
          Component: async () => (await import('./features/couriers/remittance-page.tsx')).RemittancePage,
        },
      },
      {
        id: 'admin-console.messages',
        path: 'messages',
        handle: contactHandle,
        lazy: { Component: async () => (await import('./features/contact/messages-page.tsx')).MessagesPage },
      },
      {
        id: 'admin-console.message',
        path: 'messages/:messageId',
        handle: contactHandle,
        lazy: { Component: async () => (await import('./features/contact/message-page.tsx')).MessagePage },
      },
      {
        id: 'admin-console.categories',
        path: 'categories',
        handle: categories,
        lazy: {
          Component: async () => (await import('./features/categories/categories-page.tsx')).CategoriesPage,
        },
      },
      {
        id: 'admin-console.new-category',
        path: 'categories/new',
        handle: categories,
        lazy: {
          Component: async () =>
            (await import('./features/categories/new-category-page.tsx')).NewCategoryPage,
        },
      },
      {
        id: 'admin-console.import-categories',
        path: 'categories/import',
        handle: importing,
        lazy: {
          Component: async () =>
            (await import('./features/categories/import/category-import-page.tsx')).CategoryImportPage,
        },
      },
      {
        id: 'admin-console.category',
        path: 'categories/:categoryId',
        handle: categories,
        lazy: {
          Component: async () => (await import('./features/categories/category-page.tsx')).CategoryPage,
        },
      },
      {
        id: 'admin-console.reviews',
        path: 'reviews',
        handle: reviewing,
        lazy: { Component: async () => (await import('./features/reviews/reviews-page.tsx')).ReviewsPage },
      },
      {
        id: 'admin-console.questions',
        path: 'questions',
        handle: questioning,
        lazy: {
          Component: async () => (await import('./features/questions/questions-page.tsx')).QuestionsPage,
        },
      },
      {
        id: 'admin-console.notifications',
        path: 'notifications',
        handle: notifying,
        lazy: {
          Component: async () =>
            (await import('./features/notifications/notifications-page.tsx')).NotificationsPage,
        },
      },
      {
        id: 'admin-console.search',
        path: 'search',
        handle: searching,
        lazy: { Component: async () => (await import('./features/search/synonyms-page.tsx')).SynonymsPage },
      },
      {
        id: 'admin-console.searched-terms',
        path: 'search/terms',
        handle: searching,
        lazy: {
          Component: async () => (await import('./features/search/terms-page.tsx')).TermsPage,
        },
      },
      {
        id: 'admin-console.staff',
        path: 'staff',
        handle: staffing,
        lazy: { Component: async () => (await import('./features/staff/staff-page.tsx')).StaffPage },
      },
      {
        id: 'admin-console.settings',
        path: 'settings',
        handle: setting,
        lazy: { Component: async () => (await import('./features/settings/settings-page.tsx')).SettingsPage },
      },
      {
        id: 'admin-console.home-choice',
        path: 'settings/home',
        handle: setting,
        lazy: {
          Component: async () =>
            (await import('./features/settings/home/home-choice-page.tsx')).HomeChoicePage,
        },
      },
      {
        id: 'admin-console.pages',
        path: 'pages',
        handle: writing,
        lazy: { Component: async () => (await import('./features/pages/pages-page.tsx')).PagesPage },
      },
      {
        id: 'admin-console.page',
        path: 'pages/:page',
        handle: writing,
        lazy: { Component: async () => (await import('./features/pages/page-page.tsx')).PagePage },
      },
      {
        id: 'admin-console.email',
        path: 'email',
        handle: mailing,
        lazy: { Component: async () => (await import('./features/email/email-page.tsx')).EmailPage },
      },
      {
        id: 'admin-console.audit',
        path: 'audit',
        handle: auditing,
        lazy: { Component: async () => (await import('./features/audit/audit-page.tsx')).AuditPage },
      },
      {
        id: 'admin-console.backup',
        path: 'backup',
        handle: backing,
        lazy: { Component: async () => (await import('./features/backup/backup-page.tsx')).BackupPage },
      },
      {
        id: 'admin-console.two-factor',
        path: 'two-factor',
        lazy: {
          Component: async () =>
            (await import('@mawad/shared-ui/desk/two-factor/two-factor-page.tsx')).TwoFactorPage,
        },
      },
      {
        id: 'admin-console.other-tab',
        path: ':tab',
        lazy: { Component: async () => (await import('./features/access/other-tab-page.tsx')).OtherTabPage },
      },
    ],
  },
];
