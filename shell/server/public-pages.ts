const informationPages = ['about', 'contact', 'faq', 'privacy', 'terms'];
const catalogueLists = ['', 'products', 'search', 'categories', 'deals'];
/** Pages of one visitor or of the team: search engines are kept out. */
export const personalPages = [
  ...[
    'cart',
    'compare',
    'wishlist',
    'checkout',
    'success',
    'order-confirmation',
    'my-orders',
    'orders',
    'account',
    'offline',
  ],
  ...['login', 'forgot-password', 'reset-password', 'auth', 'admin'],
];
/** Rendered in the browser only: these, and pages of a form or of a portal. */
const inBrowser = new Set([...personalPages, 'request-quote', 'seller']);

/**
 * Whether the server renders this page. Unknown addresses are rendered too, so
 * that their status is 404.
 */
export function isPublicPage(pathname: string): boolean {
  const first = pathname.split('/')[1] ?? '';
  return !inBrowser.has(first);
}

/** The public pages without parameters, for checks that visit each of them. */
export const plainPublicPages = [...catalogueLists, ...informationPages].map((path) => `/${path}`);
