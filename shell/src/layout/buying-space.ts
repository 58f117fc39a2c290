/** Cookie of a browser that shows the buying bar to a member of a company; the server then reserves its height. */
export const buyingCookie = 'mawad-buying';
/** Id of the style element that reserves the height of the bar. */
export const buyingSpaceId = 'mawad-buying-space';

/** Two weeks in seconds: ends the reservation if the session ended while the page was closed. */
const lifetime = 1_209_600;

/** Removes the reserved height from this page, and stores whether the server reserves it on the next one. */
export function settleBuyingSpace(hasBar: boolean): void {
  document.getElementById(buyingSpaceId)?.remove();
  document.cookie = `${buyingCookie}=1; path=/; samesite=lax; max-age=${hasBar ? lifetime : 0}`;
}
