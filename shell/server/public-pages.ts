const informationPages = ['about', 'contact', 'faq', 'privacy', 'terms'];
const catalogueLists = ['', 'products', 'search', 'categories', 'deals'];
/** Pages of one visitor, of a form or of a portal: rendered in the browser only. */
const personal = new Set([
  ...['cart', 'compare', 'wishlist', 'checkout', 'success', 'request-quote'],
  ...['order-confirmation', 'my-orders', 'orders', 'account'],
  ...['login', 'forgot-password', 'reset-password', 'auth', 'seller', 'admin'],
]);

/**
 * Whether the server renders this page. Unknown addresses are rendered too, so
 * that their status is 404.
 */
export function isPublicPage(pathname: string): boolean {
  const first = pathname.split('/')[1] ?? '';
  return !personal.has(first);
}

/** The public pages without parameters, for checks that visit each of them. */
export const plainPublicPages = [...catalogueLists, ...informationPages].map((path) => `/${path}`);
