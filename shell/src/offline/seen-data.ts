import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@mawad/shared-ui/query';
import { isKeptOffline } from '@mawad/supabase/query-keys';
import { isUnanswered } from './is-unanswered.ts';
import { stores } from './names.ts';

/** Kept answers at most; the oldest go first. */
const most = 120;
/** Longest that an answer is worth showing, ms. */
const longest = 14 * 24 * 60 * 60_000;
/** Answers that arrive together are written together, ms. */
const gathering = 1_000;

type Seen = DehydratedState['queries'][number];

/** From now on keeps the public answers that arrive, and those that are there already. */
export function keepSeenData(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write() {
    timer = undefined;
    const { queries } = dehydrate(queryClient, {
      shouldDehydrateQuery: ({ queryHash, state }) => waiting.has(queryHash) && state.data !== undefined,
    });
    waiting.clear();
    await writeSeen(queries);
  }

  function keep(hash: string) {
    waiting.add(hash);
    timer ??= setTimeout(() => void write().catch(report), gathering);
  }

  for (const { queryKey, queryHash } of cache.getAll()) if (isKeptOffline(queryKey)) keep(queryHash);
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (isKeptOffline(event.query.queryKey)) keep(event.query.queryHash);
  });
}

/** Fills the query cache with what was seen, to be asked for anew where it is shown; newer answers stay. */
export async function restoreSeenData(queryClient: QueryClient): Promise<void> {
  try {
    const seen = await readSeen();
    const queries = seen.map((entry) => ({ ...entry, state: { ...entry.state, isInvalidated: true } }));
    hydrate(queryClient, { mutations: [], queries });
  } catch (error) {
    report(error);
  }
}

/** As soon as nobody answers restores what was seen, once until somebody does, and then calls `onRestored`. */
export function restoreWhenUnanswered(queryClient: QueryClient, onRestored: () => void): void {
  let isRestored = false;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') isRestored = false;
    if (event.action.type !== 'error' || !isUnanswered(event.action.error) || isRestored) return;
    isRestored = true;
    void restoreSeenData(queryClient).then(onRestored);
  });
}

const addressOf = (hash: string) => `/seen/${encodeURIComponent(hash)}`;

async function writeSeen(entries: Seen[]): Promise<void> {
  const store = await caches.open(stores.data);
  for (const seen of entries) await store.put(addressOf(seen.queryHash), Response.json(seen));
  // Writing an entry moves it to the end.
  const addresses = await store.keys();
  await Promise.all(addresses.slice(0, -most).map((address) => store.delete(address)));
}

async function readSeen(): Promise<Seen[]> {
  const store = await caches.open(stores.data);
  const answers = await Promise.all((await store.keys()).map((address) => store.match(address)));
  const seen = await Promise.all(answers.map((answer) => answer?.json() as Promise<Seen> | undefined));
  const since = Date.now() - longest;
  return seen.filter((entry): entry is Seen => entry !== undefined && entry.state.dataUpdatedAt > since);
}

/** A denied or full store costs the offline copy, nothing else. */
function report(error: unknown): void {
  console.warn('What was seen could not be kept or read', error);
}
