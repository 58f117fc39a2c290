/** How long a link waits for its page's data before the page is shown without it, ms. */
const patience = 50;

/**
 * Waits for what a page shows. In the browser a page that a link leads to is shown after 50 ms even so, and
 * its components stand in for the data until it comes, or throw what it failed with. A change within the
 * page waits, because what is there stays visible, and so does going back, because the place to scroll to
 * must be there: the browser names the page's address then already.
 */
export async function waitForData(request: Request, data: Promise<unknown>): Promise<void> {
  const isLinked =
    typeof document !== 'undefined' && window.location.pathname !== new URL(request.url).pathname;
  const wait = isLinked ? [new Promise((resolve) => setTimeout(resolve, patience))] : [];
  await Promise.race([data, ...wait]);
}
