/** Delay before a linked page is shown without its data, ms. */
const maxWait = 50;

/**
 * Waits for a page's data. In the browser a linked page is shown after 50 ms even without data; its
 * components then show skeletons or throw the data's error. Changes within a page wait for the data, because
 * the old content stays visible. Going back waits too, because scroll restoration needs the content; the
 * address bar already has the page's path then, which is how this function detects both cases.
 */
export async function waitForData(request: Request, data: Promise<unknown>): Promise<void> {
  const isLinked =
    typeof document !== 'undefined' && window.location.pathname !== new URL(request.url).pathname;
  const wait = isLinked ? [new Promise((resolve) => setTimeout(resolve, maxWait))] : [];
  await Promise.race([data, ...wait]);
}
