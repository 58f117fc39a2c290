import { type AppI18n, directionOf, type Language } from '@mawad/shared-i18n';
import type { Services, SiteInfo } from '../contract.ts';
import { QueryClient } from '../query.ts';
import type { SessionPort } from '../session/session-port.ts';
import { type AppStore, createStore } from '../store/index.ts';
import { StyleCaches } from '../theme/style-cache.ts';

/** One running app: one per browser page, one per request on the server. */
export interface App {
  i18n: AppI18n;
  store: AppStore;
  services: Services;
  styleCaches: StyleCaches;
  /** Whether choices of this page hold for the next one. */
  remembers: boolean;
}

interface AppOptions {
  i18n: AppI18n;
  language: Language;
  site: SiteInfo;
  backend: unknown;
  session: SessionPort;
  fileUrl: Services['fileUrl'];
  side: 'browser' | 'server';
  /** False keeps and follows nothing in the browser: a page that somebody else looks at. */
  remembers?: boolean;
}

/** Creates everything that an app holds; nothing of it lives in a module. Rejects when code did not arrive. */
export async function createApp(options: AppOptions): Promise<App> {
  const { i18n, language, site, backend, session, fileUrl, side, remembers = side === 'browser' } = options;
  const styleCaches = new StyleCaches();
  await styleCaches.prepare(directionOf(language));
  const queryClient = createQueryClient(side);
  const store = createStore(remembers ? { language } : { language, storage: null });
  return {
    i18n,
    store,
    services: {
      queryClient,
      backend,
      session,
      fileUrl,
      site,
      language: () => store.getState().language.language,
    },
    styleCaches,
    remembers,
  };
}

const staleTime = 60_000;
/**
 * In the browser, a part that is hydrated late, or a page gone back to, still finds its data. On the
 * server a finite time would arm a timer per query that holds the whole request for as long.
 */
const gcTime = { browser: 30 * 60_000, server: Infinity };
const retries = 2;

function createQueryClient(side: 'browser' | 'server'): QueryClient {
  const retry = (failures: number, error: unknown) =>
    side === 'browser' &&
    navigator.onLine &&
    failures < retries &&
    (error as { retryable?: unknown }).retryable === true;
  // Without a network everything fails at once and says so: nothing waits or is sent unseen later.
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime, gcTime: gcTime[side], retry, networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  });
}
