import { type AppI18n, directionOf, type Language } from '@mawad/shared-i18n';
import type { Services, SiteInfo } from '../contract.ts';
import { isRetryable } from '../is-retryable.ts';
import { QueryClient } from '../query.ts';
import type { SessionPort } from '../session/session-port.ts';
import { type AppStore, createStore } from '../store/index.ts';
import { StyleCaches } from '@mawad/shared-ui/kit/theme/style-cache.ts';

/** One running app: one per browser page, one per request on the server. */
export interface App {
  i18n: AppI18n;
  store: AppStore;
  services: Services;
  styleCaches: StyleCaches;
  /** True if the choices made on this page are stored in the browser. */
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
  /** False stores and syncs nothing in the browser: on a page that another user views. */
  remembers?: boolean;
}

/** Creates the state of an app; modules hold none. Rejects if code could not be loaded. */
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
 * In the browser, a late-hydrated part, or a page visited again, still finds its data. On the server a finite
 * time would start a timer per query that keeps the whole request in memory.
 */
const gcTime = { browser: 30 * 60_000, server: Infinity };
const retries = 2;

function createQueryClient(side: 'browser' | 'server'): QueryClient {
  const retry = (failures: number, error: unknown) =>
    side === 'browser' && navigator.onLine && failures < retries && isRetryable(error);
  // Without a network every request fails immediately with an error: nothing is queued or sent later
  // unnoticed.
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime, gcTime: gcTime[side], retry, networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  });
}
