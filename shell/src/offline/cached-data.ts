import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@mawad/shared-ui/query';
import { isKeptOffline } from '@mawad/supabase/query-keys';
import { isUnanswered } from './is-unanswered.ts';
import { stores } from './names.ts';

/** Cached answers at most; the oldest go first. */
const most = 120;
/** Older answers are not shown, ms. */
const longest = 14 * 24 * 60 * 60_000;
/** Answers that arrive within this time are written together, ms. */
const gathering = 1_000;

type CachedQuery = DehydratedState['queries'][number];

/** Caches the public answers that are there, and those that arrive from now on. */
export function cacheData(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write() {
    timer = undefined;
    const { queries } = dehydrate(queryClient, {
      shouldDehydrateQuery: ({ queryHash, state }) => waiting.has(queryHash) && state.data !== undefined,
    });
    waiting.clear();
    await writeCache(queries);
  }

  function add(hash: string) {
    waiting.add(hash);
    timer ??= setTimeout(() => void write().catch(report), gathering);
  }

  for (const { queryKey, queryHash } of cache.getAll()) if (isKeptOffline(queryKey)) add(queryHash);
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (isKeptOffline(event.query.queryKey)) add(event.query.queryHash);
  });
}

/** Fills the query cache from the cached answers, marked as stale so that they are asked for again where they are shown; newer ones stay. */
export async function restoreCachedData(queryClient: QueryClient): Promise<void> {
  try {
    const cached = await readCache();
    const queries = cached.map((entry) => ({ ...entry, state: { ...entry.state, isInvalidated: true } }));
    hydrate(queryClient, { mutations: [], queries });
  } catch (error) {
    report(error);
  }
}

/** Restores the cached answers when a query fails because the API does not answer, once until one succeeds again, and then calls `onRestored`. */
export function restoreWhenUnanswered(queryClient: QueryClient, onRestored: () => void): void {
  let isRestored = false;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') isRestored = false;
    if (event.action.type !== 'error' || !isUnanswered(event.action.error) || isRestored) return;
    isRestored = true;
    void restoreCachedData(queryClient).then(onRestored);
  });
}

const addressOf = (hash: string) => `/data/${encodeURIComponent(hash)}`;

async function writeCache(entries: CachedQuery[]): Promise<void> {
  const store = await caches.open(stores.data);
  for (const query of entries) await store.put(addressOf(query.queryHash), Response.json(query));
  // Writing an entry moves it to the end.
  const addresses = await store.keys();
  await Promise.all(addresses.slice(0, -most).map((address) => store.delete(address)));
}

async function readCache(): Promise<CachedQuery[]> {
  const store = await caches.open(stores.data);
  const answers = await Promise.all((await store.keys()).map((address) => store.match(address)));
  const cached = await Promise.all(
    answers.map((answer) => answer?.json() as Promise<CachedQuery> | undefined),
  );
  const since = Date.now() - longest;
  return cached.filter(
    (entry): entry is CachedQuery => entry !== undefined && entry.state.dataUpdatedAt > since,
  );
}

/** Without access to the cache, or with a full one, the shop works as before, but not offline. */
function report(error: unknown): void {
  console.warn('The offline cache could not be read or written', error);
}
