import { fromStorage } from './storage.ts';

/** Session storage key for the viewed company; sign-out removes all keys that begin with `mawad-personal-`. */
const key = 'mawad-personal-viewing';

/** Query parameter of the link by which the console opens a staff view. */
const parameter = 'view-as';

const companyId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Path on the origin of the seller portal that opens a staff view of a company. */
export const viewPath = (company: string) =>
  `/seller/dashboard?${new URLSearchParams({ [parameter]: company })}`;

/**
 * Id of the company that this tab views, or null. Moves the id from the address to session storage. Pages outside the seller
 * portal always return null.
 */
export function readViewedCompany(): string | null {
  if (typeof window === 'undefined' || !window.location.pathname.startsWith('/seller/dashboard')) return null;
  return fromStorage('sessionStorage', (storage) => {
    const address = new URL(window.location.href);
    const requested = address.searchParams.get(parameter);
    if (requested !== null) {
      if (companyId.test(requested)) storage.setItem(key, requested);
      address.searchParams.delete(parameter);
      window.history.replaceState(window.history.state, '', address);
    }
    return storage.getItem(key);
  });
}

export function clearViewedCompany(): void {
  fromStorage('sessionStorage', (storage) => storage.removeItem(key));
}
