import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';
import { portalMessages } from '@mawad/shared-ui/desk/portal-messages.ts';

export const routes: RouteObject[] = [
  {
    id: 'admin-console.console',
    path: 'admin',
    handle: { messages: ['two-factor', ...portalMessages] },
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
        handle: { messages: ['figures', 'admin-overview', 'money'] },
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
        handle: { messages: ['company', 'admin-user'] },
        lazy: { Component: async () => (await import('./features/users/user-page.tsx')).UserPage },
      },
      {
        id: 'admin-console.sellers',
        path: 'sellers',
        handle: { messages: ['admin-seller'] },
        lazy: { Component: async () => (await import('./features/sellers/sellers-page.tsx')).SellersPage },
      },
      {
        id: 'admin-console.seller',
        path: 'sellers/:sellerId',
        handle: { messages: ['company', 'desk', 'documents', 'admin-seller'] },
        lazy: { Component: async () => (await import('./features/sellers/seller-page.tsx')).SellerPage },
      },
      {
        id: 'admin-console.products',
        path: 'products',
        handle: {
          messages: ['product-form', 'product-bulk', 'admin-categories', 'import', 'admin-products'],
        },
        lazy: { Component: async () => (await import('./features/products/products-page.tsx')).ProductsPage },
      },
      {
        id: 'admin-console.product',
        path: 'products/:productId',
        handle: { messages: ['admin-products', 'product-form', 'seller-portal'] },
        lazy: { Component: async () => (await import('./features/products/product-page.tsx')).ProductPage },
      },
      {
        id: 'admin-console.duplicates',
        path: 'products/duplicates',
        handle: { messages: ['admin-products'] },
        lazy: {
          Component: async () => (await import('./features/products/duplicates-page.tsx')).DuplicatesPage,
        },
      },
      {
        id: 'admin-console.duplicate',
        path: 'products/duplicates/:groupId',
        handle: { messages: ['admin-products'] },
        lazy: {
          Component: async () => (await import('./features/products/duplicate-page.tsx')).DuplicatePage,
        },
      },
      {
        id: 'admin-console.deals',
        path: 'deals',
        handle: { messages: ['admin-deals'] },
        lazy: { Component: async () => (await import('./features/deals/deals-page.tsx')).DealsPage },
      },
      {
        id: 'admin-console.new-deal',
        path: 'deals/new',
        handle: { messages: ['admin-deals'] },
        lazy: { Component: async () => (await import('./features/deals/deal-form-page.tsx')).DealFormPage },
      },
      {
        id: 'admin-console.deal-calendar',
        path: 'deals/calendar',
        handle: { messages: ['admin-deals'] },
        lazy: {
          Component: async () => (await import('./features/deals/deal-calendar-page.tsx')).DealCalendarPage,
        },
      },
      {
        id: 'admin-console.orders',
        path: 'orders',
        handle: { messages: ['desk'] },
        lazy: { Component: async () => (await import('./features/orders/orders-page.tsx')).OrdersPage },
      },
      {
        id: 'admin-console.print',
        path: 'orders/print',
        handle: { messages: ['desk'] },
        lazy: { Component: async () => (await import('./features/orders/print-page.tsx')).PrintPage },
      },
      {
        id: 'admin-console.order',
        path: 'orders/:orderId',
        handle: { messages: ['desk'] },
        lazy: { Component: async () => (await import('./features/orders/order-page.tsx')).OrderPage },
      },
      {
        id: 'admin-console.returns',
        path: 'returns',
        handle: { messages: ['desk', 'returns', 'return-desk'] },
        lazy: { Component: async () => (await import('./features/returns/returns-page.tsx')).ReturnsPage },
      },
      {
        id: 'admin-console.return-figures',
        path: 'returns/figures',
        handle: { messages: ['returns', 'return-desk'] },
        lazy: {
          Component: async () => (await import('./features/returns/figures-page.tsx')).ReturnFiguresPage,
        },
      },
      {
        id: 'admin-console.return-reasons',
        path: 'returns/reasons',
        handle: { messages: ['returns', 'return-desk'] },
        lazy: {
          Component: async () => (await import('./features/returns/reasons-page.tsx')).ReturnReasonsPage,
        },
      },
      {
        id: 'admin-console.return',
        path: 'returns/:returnId',
        handle: { messages: ['returns', 'return-desk'] },
        lazy: { Component: async () => (await import('./features/returns/return-page.tsx')).ReturnPage },
      },
      {
        id: 'admin-console.quotes',
        path: 'quotes',
        handle: { messages: ['admin-quotes'] },
        lazy: { Component: async () => (await import('./features/quotes/quotes-page.tsx')).QuotesPage },
      },
      {
        id: 'admin-console.quote',
        path: 'quotes/:quoteId',
        handle: { messages: ['admin-quotes'] },
        lazy: { Component: async () => (await import('./features/quotes/quote-page.tsx')).QuotePage },
      },
      {
        id: 'admin-console.money',
        path: 'money',
        handle: { messages: ['money'] },
        lazy: { Component: async () => (await import('./features/money/balances-page.tsx')).BalancesPage },
      },
      {
        id: 'admin-console.rates',
        path: 'money/rates',
        handle: { messages: ['money'] },
        lazy: { Component: async () => (await import('./features/money/rates-page.tsx')).RatesPage },
      },
      {
        id: 'admin-console.new-rate',
        path: 'money/rates/new',
        handle: { messages: ['money'] },
        lazy: { Component: async () => (await import('./features/money/rate-form-page.tsx')).RateFormPage },
      },
      {
        id: 'admin-console.payouts',
        path: 'money/payouts',
        handle: { messages: ['money'] },
        lazy: { Component: async () => (await import('./features/money/payouts-page.tsx')).PayoutsPage },
      },
      {
        id: 'admin-console.payout',
        path: 'money/payouts/:runId',
        handle: { messages: ['money'] },
        lazy: { Component: async () => (await import('./features/money/payout-page.tsx')).PayoutPage },
      },
      {
        id: 'admin-console.adjustments',
        path: 'money/adjustments',
        handle: { messages: ['money'] },
        lazy: {
          Component: async () => (await import('./features/money/adjustments-page.tsx')).AdjustmentsPage,
        },
      },
      {
        id: 'admin-console.transactions',
        path: 'money/transactions',
        handle: { messages: ['money'] },
        lazy: {
          Component: async () => (await import('./features/money/transactions-page.tsx')).TransactionsPage,
        },
      },
      {
        id: 'admin-console.money-settings',
        path: 'money/settings',
        handle: { messages: ['money'] },
        lazy: { Component: async () => (await import('./features/money/settings-page.tsx')).SettingsPage },
      },
      {
        id: 'admin-console.account',
        path: 'money/:companyId',
        handle: { messages: ['money'] },
        lazy: { Component: async () => (await import('./features/money/account-page.tsx')).AccountPage },
      },
      {
        id: 'admin-console.statement',
        path: 'money/:companyId/statement',
        handle: { messages: ['money'] },
        lazy: { Component: async () => (await import('./features/money/statement-page.tsx')).StatementPage },
      },
      {
        id: 'admin-console.reports',
        path: 'reports',
        handle: { messages: ['money', 'reports'] },
        lazy: { Component: async () => (await import('./features/reports/reports-page.tsx')).ReportsPage },
      },
      {
        id: 'admin-console.couriers',
        path: 'couriers',
        handle: { messages: ['couriers', 'import'] },
        lazy: { Component: async () => (await import('./features/couriers/couriers-page.tsx')).CouriersPage },
      },
      {
        id: 'admin-console.remittances',
        path: 'couriers/remittances',
        handle: { messages: ['couriers', 'import'] },
        lazy: {
          Component: async () => (await import('./features/couriers/remittances-page.tsx')).RemittancesPage,
        },
      },
      {
        id: 'admin-console.remittance',
        path: 'couriers/remittances/:remittanceId',
        handle: { messages: ['couriers', 'import'] },
        lazy: {
          Component: async () => (await import('./features/couriers/remittance-page.tsx')).RemittancePage,
        },
      },
      {
        id: 'admin-console.messages',
        path: 'messages',
        handle: { messages: ['admin-contact'] },
        lazy: { Component: async () => (await import('./features/contact/messages-page.tsx')).MessagesPage },
      },
      {
        id: 'admin-console.message',
        path: 'messages/:messageId',
        handle: { messages: ['admin-contact'] },
        lazy: { Component: async () => (await import('./features/contact/message-page.tsx')).MessagePage },
      },
      {
        id: 'admin-console.categories',
        path: 'categories',
        handle: { messages: ['desk', 'admin-categories'] },
        lazy: {
          Component: async () => (await import('./features/categories/categories-page.tsx')).CategoriesPage,
        },
      },
      {
        id: 'admin-console.new-category',
        path: 'categories/new',
        handle: { messages: ['desk', 'admin-categories'] },
        lazy: {
          Component: async () =>
            (await import('./features/categories/new-category-page.tsx')).NewCategoryPage,
        },
      },
      {
        id: 'admin-console.import-categories',
        path: 'categories/import',
        handle: { messages: ['desk', 'admin-categories', 'import'] },
        lazy: {
          Component: async () =>
            (await import('./features/categories/import/category-import-page.tsx')).CategoryImportPage,
        },
      },
      {
        id: 'admin-console.category',
        path: 'categories/:categoryId',
        handle: { messages: ['desk', 'admin-categories'] },
        lazy: {
          Component: async () => (await import('./features/categories/category-page.tsx')).CategoryPage,
        },
      },
      {
        id: 'admin-console.reviews',
        path: 'reviews',
        handle: { messages: ['reviews'] },
        lazy: { Component: async () => (await import('./features/reviews/reviews-page.tsx')).ReviewsPage },
      },
      {
        id: 'admin-console.questions',
        path: 'questions',
        handle: { messages: ['questions', 'reviews'] },
        lazy: {
          Component: async () => (await import('./features/questions/questions-page.tsx')).QuestionsPage,
        },
      },
      {
        id: 'admin-console.notifications',
        path: 'notifications',
        handle: { messages: ['notifications'] },
        lazy: {
          Component: async () =>
            (await import('./features/notifications/notifications-page.tsx')).NotificationsPage,
        },
      },
      {
        id: 'admin-console.search',
        path: 'search',
        handle: { messages: ['desk', 'synonyms'] },
        lazy: { Component: async () => (await import('./features/search/synonyms-page.tsx')).SynonymsPage },
      },
      {
        id: 'admin-console.searched-terms',
        path: 'search/terms',
        handle: { messages: ['desk', 'synonyms'] },
        lazy: {
          Component: async () => (await import('./features/search/terms-page.tsx')).TermsPage,
        },
      },
      {
        id: 'admin-console.staff',
        path: 'staff',
        handle: { messages: ['desk', 'admin-staff'] },
        lazy: { Component: async () => (await import('./features/staff/staff-page.tsx')).StaffPage },
      },
      {
        id: 'admin-console.settings',
        path: 'settings',
        handle: { messages: ['admin-settings'] },
        lazy: { Component: async () => (await import('./features/settings/settings-page.tsx')).SettingsPage },
      },
      {
        id: 'admin-console.home-choice',
        path: 'settings/home',
        handle: { messages: ['admin-settings'] },
        lazy: {
          Component: async () =>
            (await import('./features/settings/home/home-choice-page.tsx')).HomeChoicePage,
        },
      },
      {
        id: 'admin-console.pages',
        path: 'pages',
        handle: { messages: ['admin-pages'] },
        lazy: { Component: async () => (await import('./features/pages/pages-page.tsx')).PagesPage },
      },
      {
        id: 'admin-console.page',
        path: 'pages/:page',
        handle: { messages: ['admin-pages'] },
        lazy: { Component: async () => (await import('./features/pages/page-page.tsx')).PagePage },
      },
      {
        id: 'admin-console.email',
        path: 'email',
        handle: { messages: ['desk', 'admin-email'] },
        lazy: { Component: async () => (await import('./features/email/email-page.tsx')).EmailPage },
      },
      {
        id: 'admin-console.audit',
        path: 'audit',
        handle: { messages: ['audit', 'admin-audit', 'product-bulk'] },
        lazy: { Component: async () => (await import('./features/audit/audit-page.tsx')).AuditPage },
      },
      {
        id: 'admin-console.backup',
        path: 'backup',
        handle: {
          messages: [
            'admin-backup',
            'audit',
            'admin-quotes',
            'admin-contact',
            'admin-user',
            'money',
            'returns',
          ],
        },
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
