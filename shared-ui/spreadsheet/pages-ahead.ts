/**
 * Iterates pages of rows and requests the next page while one is processed. A failed page rejects when its
 * turn comes.
 */
export async function* pagesAhead<Page extends { next?: string | null }>(
  read: (after?: string) => Promise<Page>,
): AsyncGenerator<Page> {
  for (let page = await read(), next; ; page = await next) {
    next = page.next == null ? null : read(page.next);
    next?.catch(() => undefined);
    yield page;
    if (next === null) return;
  }
}
