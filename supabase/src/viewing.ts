import { fromStorage } from './storage.ts';

/** Key in session storage of the company that this tab views; signing out removes all keys with this prefix. */
const key = 'mawad-personal-viewing';

/** Query parameter with which the console opens the seller portal in a view. */
const parameter = 'view-as';

const companyId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The path, on the seller portal's origin, at which staff view a company as its team sees it. */
export const viewPath = (company: string) =>
  `/seller/dashboard?${new URLSearchParams({ [parameter]: company })}`;

/**
 * The company that this tab views, or null. The address names it once, afterwards session storage has it; no
 * page but the seller portal's is part of a view.
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

/** Ends the view for this tab. */
export function forgetViewedCompany(): void {
  fromStorage('sessionStorage', (storage) => storage.removeItem(key));
}
