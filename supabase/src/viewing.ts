import { fromStorage } from './storage.ts';

/** Where a tab keeps which company it looks at; signing out forgets it, as all names that begin so. */
const key = 'mawad-personal-viewing';

/** In the address that opens the seller portal as the staff. */
const parameter = 'view-as';

const companyId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The address below a site's own at which one of the staff looks at a company as its team sees it. */
export const viewPath = (company: string) =>
  `/seller/dashboard?${new URLSearchParams({ [parameter]: company })}`;

/**
 * The company that this tab looks at as the staff, or null. Its address names it once, afterwards the tab remembers it; no
 * other page than the seller portal looks.
 */
export function readViewedCompany(): string | null {
  if (typeof window === 'undefined' || !window.location.pathname.startsWith('/seller/dashboard')) return null;
  return fromStorage('sessionStorage', (storage) => {
    const address = new URL(window.location.href);
    const asked = address.searchParams.get(parameter);
    if (asked !== null) {
      if (companyId.test(asked)) storage.setItem(key, asked);
      address.searchParams.delete(parameter);
      window.history.replaceState(window.history.state, '', address);
    }
    return storage.getItem(key);
  });
}

/** The tab looks at nothing any more. */
export function forgetViewedCompany(): void {
  fromStorage('sessionStorage', (storage) => storage.removeItem(key));
}
