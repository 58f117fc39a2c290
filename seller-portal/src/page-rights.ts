import type { CompanyRight } from '@mawad/supabase/companies/seller-account-queries';

const dashboard = '/seller/dashboard/';

/** Pages that require a right, longest path first. */
const rightOfPages: readonly [path: string, right: CompanyRight][] = [
  ['products/new', 'products'],
  ['products/count', 'stock'],
  ['team/history', 'history'],
  ['documents', 'profile'],
  ['questions', 'reviews'],
  ['returns', 'see_orders'],
  ['figures', 'see_money'],
  ['reviews', 'reviews'],
  ['import', 'products'],
  ['orders', 'see_orders'],
  ['money', 'see_money'],
  ['quotes', 'quotes'],
];

/** Right required by a dashboard page; null if every member may open it. */
export function rightOfPage(pathname: string): CompanyRight | null {
  const found = rightOfPages.find(([path]) => `${pathname}/`.startsWith(`${dashboard}${path}/`));
  return found?.[1] ?? null;
}
