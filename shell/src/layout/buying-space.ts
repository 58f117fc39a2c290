/** Cookie of a browser in which a member of a company sees the buying bar: the server leaves a place for it. */
export const buyingCookie = 'mawad-buying';
/** Id of the style that leaves the place. */
export const buyingSpaceId = 'mawad-buying-space';

/** Two weeks in seconds, so that the place ends with a session that ended while the page was closed. */
const lifetime = 1_209_600;

/** Ends the place on this page, because the bar took it or there is none, and says whether the next page needs one. */
export function settleBuyingSpace(hasBar: boolean): void {
  document.getElementById(buyingSpaceId)?.remove();
  document.cookie = `${buyingCookie}=1; path=/; samesite=lax; max-age=${hasBar ? lifetime : 0}`;
}
