import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';
import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';
import {
  categoriesLoader,
  dealsLoader,
  homeLoader,
  informationLoader,
  listingLoader,
  productLoader,
  searchLoader,
  storeLoader,
} from './catalogue/loaders.ts';
import { page } from './page.ts';
import { StorefrontError } from './layout/storefront-error.tsx';

type PageRoute = RouteObject & { id: string; handle: PageHandle };

/** Public pages for the site map. */
const publicPage = { rendered: true, listed: true };
/** Public pages whose address has parameters. */
const rendered = { rendered: true };
const personal = { personal: true };
/** Pages that are usable offline. */
const offline = { offline: true };

const publicRoutes: PageRoute[] = [
  {
    id: 'home',
    path: '',
    handle: { messages: ['home'], ...publicPage, ...offline },
    loader: homeLoader,
    lazy: page(async () => (await import('./features/home/home-page.tsx')).HomePage),
  },
  {
    id: 'home-preview',
    path: 'home-preview/:token',
    handle: { messages: ['home'], ...personal },
    lazy: page(async () => (await import('./features/home/home-preview-page.tsx')).HomePreviewPage),
  },
  {
    id: 'products',
    path: 'products',
    handle: { ...publicPage, ...offline },
    loader: listingLoader,
    lazy: page(async () => (await import('./features/products/products-page.tsx')).ProductsPage),
  },
  {
    id: 'search',
    path: 'search',
    handle: { messages: ['search'], ...rendered, ...offline },
    loader: searchLoader,
    lazy: page(async () => (await import('./features/search/search-page.tsx')).SearchPage),
  },
  {
    id: 'product',
    path: 'product/:id',
    handle: { messages: ['product'], ...rendered, ...offline },
    loader: productLoader,
    lazy: page(async () => (await import('./features/product/product-page.tsx')).ProductPage),
  },
  {
    id: 'product-preview',
    path: 'product-preview',
    handle: { messages: ['product'], ...personal },
    lazy: page(async () => (await import('./features/product/preview-page.tsx')).PreviewPage),
  },
  {
    id: 'categories',
    path: 'categories',
    handle: { ...publicPage, ...offline },
    loader: categoriesLoader,
    lazy: page(async () => (await import('./features/categories/categories-page.tsx')).CategoriesPage),
  },
  {
    id: 'category',
    path: 'category/:slug',
    handle: { ...rendered, ...offline },
    loader: listingLoader,
    lazy: page(async () => (await import('./features/category/category-page.tsx')).CategoryPage),
  },
  {
    id: 'subcategory',
    path: 'category/:parentSlug/:childSlug',
    handle: { ...rendered, ...offline },
    loader: listingLoader,
    lazy: page(async () => (await import('./features/category/category-page.tsx')).CategoryPage),
  },
  {
    id: 'store',
    path: 'seller-page/:slug',
    handle: { messages: ['store'], ...rendered, ...offline },
    loader: storeLoader,
    lazy: page(async () => (await import('./features/store/store-page.tsx')).StorePage),
  },
  {
    id: 'deals',
    path: 'deals',
    handle: { ...publicPage, ...offline },
    loader: dealsLoader,
    lazy: page(async () => (await import('./features/deals/deals-page.tsx')).DealsPage),
  },
  {
    id: 'contact',
    path: 'contact',
    handle: { messages: ['information'], ...publicPage },
    lazy: page(async () => (await import('./features/contact/contact-page.tsx')).ContactPage),
  },
  {
    id: 'about',
    path: 'about',
    handle: { messages: ['information'], ...publicPage },
    loader: informationLoader('about'),
    lazy: page(async () => (await import('./features/information/about-page.tsx')).AboutPage),
  },
  {
    id: 'faq',
    path: 'faq',
    handle: { messages: ['information'], ...publicPage, ...offline },
    loader: informationLoader('faq'),
    lazy: page(async () => (await import('./features/information/faq-page.tsx')).FaqPage),
  },
  {
    id: 'privacy',
    path: 'privacy',
    handle: { messages: ['information'], ...publicPage },
    loader: informationLoader('privacy'),
    lazy: page(async () => (await import('./features/information/privacy-page.tsx')).PrivacyPage),
  },
  {
    id: 'terms',
    path: 'terms',
    handle: { messages: ['information'], ...publicPage },
    loader: informationLoader('terms'),
    lazy: page(async () => (await import('./features/information/terms-page.tsx')).TermsPage),
  },
  {
    id: 'success',
    path: 'success',
    handle: { messages: ['information'], ...personal },
    lazy: page(async () => (await import('./features/information/success-page.tsx')).SuccessPage),
  },
  {
    id: 'request-quote',
    path: 'request-quote',
    handle: { messages: ['portal-errors', 'quote'] },
    lazy: page(async () => (await import('./features/quote/quote-page.tsx')).QuotePage),
  },
  {
    id: 'quick-order',
    path: 'quick-order/*',
    handle: { messages: ['portal-errors', 'quote', 'lists'], ...personal },
    lazy: page(async () => (await import('./features/quick-order/quick-order-area.tsx')).QuickOrderArea),
  },
  {
    id: 'cart',
    path: 'cart',
    handle: { messages: ['ordering', 'changes', 'product'], ...personal, ...offline },
    lazy: page(async () => (await import('./features/cart/cart-page.tsx')).CartPage),
  },
  {
    id: 'wishlist',
    path: 'wishlist',
    handle: { messages: ['lists'], ...personal, ...offline },
    lazy: page(async () => (await import('./features/wishlist/wishlist-page.tsx')).WishlistPage),
  },
  {
    id: 'compare',
    path: 'compare',
    handle: { messages: ['lists'], ...personal, ...offline },
    lazy: page(async () => (await import('./features/compare/compare-page.tsx')).ComparePage),
  },
];

const signedInRoutes: PageRoute[] = [
  {
    id: 'account',
    path: 'account',
    handle: { messages: ['account'], ...personal },
    lazy: page(async () => (await import('./features/account/profile-page.tsx')).ProfilePage),
  },
  {
    id: 'addresses',
    path: 'account/addresses',
    handle: { messages: ['account'], ...personal },
    lazy: page(async () => (await import('./features/account/addresses-page.tsx')).AddressesPage),
  },
  {
    id: 'security',
    path: 'account/security',
    handle: { messages: ['account', 'two-factor'], ...personal },
    lazy: page(async () => (await import('./features/account/security-page.tsx')).SecurityPage),
  },
  {
    id: 'own-quotes',
    path: 'account/quotes',
    handle: { messages: ['account', 'portal-errors', 'quote', 'own-quotes', 'changes'], ...personal },
    lazy: page(async () => (await import('./features/quote/own-quotes-page.tsx')).OwnQuotesPage),
  },
  {
    id: 'own-quote',
    path: 'account/quotes/:quoteId',
    handle: { messages: ['account', 'portal-errors', 'quote', 'own-quotes', 'changes'], ...personal },
    lazy: page(async () => (await import('./features/quote/own-quote-page.tsx')).OwnQuotePage),
  },
  {
    id: 'amend-quote',
    path: 'account/quotes/:quoteId/edit',
    handle: { messages: ['account', 'portal-errors', 'quote', 'own-quotes', 'changes'], ...personal },
    lazy: page(async () => (await import('./features/quote/amend-page.tsx')).AmendPage),
  },
  {
    id: 'quote-comparison',
    path: 'account/quotes/:quoteId/compare',
    handle: {
      messages: ['portal-errors', 'quote-comparison', 'ordering', 'changes', 'account', 'buying'],
      ...personal,
    },
    lazy: page(async () => (await import('./features/quote-comparison/comparison-page.tsx')).ComparisonPage),
  },
  {
    id: 'company',
    path: 'account/company/*',
    handle: { messages: ['account', 'buying', 'changes', 'ordering', 'portal-errors'], ...personal },
    lazy: page(async () => (await import('./features/company/company-area.tsx')).CompanyArea),
  },
  {
    id: 'notifications',
    path: 'account/notifications',
    handle: { messages: ['account', 'notifications'], ...personal },
    lazy: page(
      async () => (await import('./features/notifications/notifications-page.tsx')).NotificationsPage,
    ),
  },
  {
    id: 'checkout',
    path: 'checkout',
    handle: { messages: ['ordering', 'changes', 'account', 'buying', 'portal-errors'], ...personal },
    lazy: page(async () => (await import('./features/checkout/checkout-page.tsx')).CheckoutPage),
  },
  {
    id: 'order-confirmation',
    path: 'order-confirmation/:orderId',
    handle: { messages: ['ordering', 'changes'], ...personal },
    lazy: page(async () => (await import('./features/orders/confirmation-page.tsx')).ConfirmationPage),
  },
  {
    id: 'my-orders',
    path: 'my-orders',
    handle: { messages: ['ordering', 'changes', 'account'], ...personal },
    lazy: page(async () => (await import('./features/orders/my-orders-page.tsx')).MyOrdersPage),
  },
  {
    id: 'order',
    path: 'orders/:orderId',
    handle: {
      messages: ['ordering', 'changes', 'portal-errors', 'returns', 'own-returns', 'buying'],
      ...personal,
    },
    lazy: page(async () => (await import('./features/orders/order-page.tsx')).OrderPage),
  },
  {
    id: 'invoice',
    path: 'orders/:orderId/invoice',
    handle: { messages: ['ordering', 'changes'], ...personal },
    lazy: page(async () => (await import('./features/orders/invoice-page.tsx')).InvoicePage),
  },
  {
    id: 'request-return',
    path: 'orders/:orderId/return',
    handle: { messages: ['ordering', 'changes', 'portal-errors', 'returns', 'own-returns'], ...personal },
    lazy: page(async () => (await import('./features/returns/request-page.tsx')).RequestPage),
  },
  {
    id: 'own-returns',
    path: 'returns',
    handle: { messages: ['account', 'portal-errors', 'returns', 'own-returns', 'changes'], ...personal },
    lazy: page(async () => (await import('./features/returns/returns-page.tsx')).ReturnsPage),
  },
  {
    id: 'own-return',
    path: 'returns/:returnId',
    handle: { messages: ['account', 'portal-errors', 'returns', 'own-returns', 'changes'], ...personal },
    lazy: page(async () => (await import('./features/returns/case-page.tsx')).CasePage),
  },
];

/** All routes of the storefront. Each has its own error boundary, so that header and footer stay. */
export const routes: RouteObject[] = [...publicRoutes, ...signedInRoutes].map(
  (route) =>
    ({
      ...route,
      id: `storefront.${route.id}`,
      ErrorBoundary: StorefrontError,
    }) as RouteObject,
);
