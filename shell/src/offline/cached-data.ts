import {
  dehydrate,
  type DehydratedState,
  hydrate,
  type QueryClient,
} from '@mawad/shared-ui/platform/query.ts';
import { isKeptOffline } from '@mawad/supabase/query-keys';
import { isUnanswered } from './is-unanswered.ts';
import { stores } from './names.ts';

/** Maximum number of cached queries; the oldest are removed first. */
const maxEntries = 120;
/** Maximum age of cached data, ms. */
const maxAge = 14 * 24 * 60 * 60_000;
/** Queries that complete within this time are written together, ms. */
const writeDelay = 1_000;

type CachedQuery = DehydratedState['queries'][number];

/** Caches the results of public queries, current and future. */
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
    timer ??= setTimeout(() => void write().catch(report), writeDelay);
  }

  for (const { queryKey, queryHash } of cache.getAll()) if (isKeptOffline(queryKey)) add(queryHash);
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (isKeptOffline(event.query.queryKey)) add(event.query.queryHash);
  });
}

/**
 * Fills the query cache from the offline cache. Entries are marked stale, so that visible ones are fetched
 * again; newer entries stay.
 */
export async function restoreCachedData(queryClient: QueryClient): Promise<void> {
  try {
    const cached = await readCache();
    const queries = cached.map((entry) => ({ ...entry, state: { ...entry.state, isInvalidated: true } }));
    hydrate(queryClient, { mutations: [], queries });
  } catch (error) {
    report(error);
  }
}

/**
 * Restores the offline cache and calls `onRestored` when a query fails because the API does not respond; not
 * again until a query succeeds.
 */
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
  // Rewriting an entry moves it to the end of the keys.
  const addresses = await store.keys();
  await Promise.all(addresses.slice(0, -maxEntries).map((address) => store.delete(address)));
}

async function readCache(): Promise<CachedQuery[]> {
  const store = await caches.open(stores.data);
  const answers = await Promise.all((await store.keys()).map((address) => store.match(address)));
  const cached = await Promise.all(
    answers.map((answer) => answer?.json() as Promise<CachedQuery> | undefined),
  );
  const since = Date.now() - maxAge;
  return cached.filter(
    (entry): entry is CachedQuery => entry !== undefined && entry.state.dataUpdatedAt > since,
  );
}

/** Without access to the cache or space in it, the shop still works, but not offline. */
function report(error: unknown): void {
  console.warn('The offline cache could not be read or written', error);
}
