import type { GoTrueClient as AuthClient } from '@supabase/auth-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { RealtimeClient } from '@supabase/realtime-js';
import type { StorageClient } from '@supabase/storage-js';
import type { Database } from './columns.ts';
import { AppError } from './errors.ts';
import { once } from './once.ts';
import { fromStorage } from './storage.ts';
import { clearViewedCompany, readViewedCompany } from './viewing.ts';

export type LoadedDataClient = PostgrestClient<Database>;
/** Data API client, or a function that loads it on first use; first argument of every query function. */
export type DataClient = LoadedDataClient | (() => Promise<LoadedDataClient>);

/** Resolves to the client after its code is loaded. Rejects with AppError `network` if loading fails. */
export async function loadClient(db: DataClient): Promise<LoadedDataClient> {
  return typeof db === 'function' ? db() : db;
}

export interface BackendConfig {
  /** Base address of the Supabase API, e.g. https://xyz.supabase.co (no trailing slash). */
  url: string;
  /** Public anonymous key. */
  publishableKey: string;
}

/** Credentials that a proof of identity needs: always the password. */
export interface IdentityNeeds {
  /** Whether the code of the second factor is needed, too. */
  code: boolean;
}

/** Prompts the person for a proof of identity; false if the person declines. */
export type AskIdentity = (needs: IdentityNeeds) => Promise<boolean>;

/**
 * The Supabase client. Its modules (data, auth, storage, realtime) load on first use, because the first view is rendered
 * with its data and needs none of them.
 */
export interface Backend {
  config: BackendConfig;
  data(): Promise<LoadedDataClient>;
  auth(): Promise<AuthClient>;
  /** Resolves when something else loads the auth module or another tab signs in; does not load it itself. */
  authWhenUsed(): Promise<AuthClient>;
  /** A separate auth client that neither reads nor changes the session of this browser. */
  isolatedAuth(): Promise<AuthClient>;
  /** Registers the prompt for calls that need a proof of identity; such a call is repeated after the proof. */
  onIdentityAsked(ask: AskIdentity): void;
  /** Runs the registered prompt; false if there is none or the person declines. */
  askIdentity: AskIdentity;
  /** True if storage or the address of the page may hold a session. Loads no module. */
  mayHaveSession(): boolean;
  storage(): Promise<StorageClient>;
  /** Private channels of the signed-in person; see `live.ts`. */
  realtime(): Promise<RealtimeClient>;
  /** Headers that authenticate as the current user, for requests made with XMLHttpRequest or plain fetch. */
  callHeaders(): Promise<Record<string, string>>;
  /** Calls an edge function as the current user. Throws AppError. */
  invoke(name: string, body: unknown): Promise<unknown>;
  /** Id of the company that a staff member views in this tab, or null. Calls then read as its team and cannot write. */
  viewing(): string | null;
  /** Ends the staff view in this tab. */
  stopViewing(): void;
  /** Sets or clears the bearer token that all modules send (null: the publishable key alone). */
  setAccessToken(token: string | null): void;
}

/** Longest wait for a response, ms. Uploads have no limit. */
const responseTimeout = 30_000;

/** fetch with a time limit; throws AppError `network` if no response arrives. */
async function fetchWithTimeout(
  input: RequestInfo | URL,
  init: RequestInit = {},
  signal?: AbortSignal,
): Promise<Response> {
  const limit = signal ?? (init.body instanceof FormData ? undefined : AbortSignal.timeout(responseTimeout));
  const signals = [limit, init.signal].filter((each) => each != null);
  try {
    return await fetch(input, { ...init, signal: AbortSignal.any(signals) });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw Object.assign(new AppError('network', {}, true), { cause: error });
  }
}

class SupabaseBackend implements Backend {
  readonly config: BackendConfig;
  private readonly signal: AbortSignal | undefined;
  private accessToken: string | null = null;
  private viewed = readViewedCompany();
  private loadedAuth: AuthClient | null = null;
  private ask: AskIdentity | null = null;
  private asking: Promise<boolean> | null = null;
  private resolveAuthUsed: (auth: AuthClient) => void = () => undefined;
  private readonly authUsed = new Promise<AuthClient>((resolve) => {
    this.resolveAuthUsed = resolve;
  });

  constructor(config: BackendConfig, signal?: AbortSignal) {
    this.config = config;
    this.signal = signal;
  }

  authWhenUsed(): Promise<AuthClient> {
    if (typeof window !== 'undefined') {
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === this.sessionKey && newValue !== null) void this.auth().catch(() => undefined);
      });
    }
    return this.authUsed;
  }

  mayHaveSession(): boolean {
    if (typeof window === 'undefined') return false;
    if (/[#&?](?:access_token|code|token_hash|error_code)=/.test(window.location.href)) return true;
    return fromStorage('localStorage', (storage) => storage.getItem(this.sessionKey)) !== null;
  }

  private get sessionKey(): string {
    return `sb-${new URL(this.config.url).hostname.split('.')[0]}-auth-token`;
  }

  async invoke(name: string, body: unknown): Promise<unknown> {
    const response = await this.fetchAsUser(`${this.config.url}/functions/v1/${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { apikey: this.config.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && type.startsWith('image/')) return response.blob();
    const answer = (await response.json().catch(() => null)) as { code?: unknown; context?: unknown } | null;
    if (response.ok) return answer;
    if (response.status >= 500) throw new AppError('service_unavailable', {}, true);
    const context = answer?.context && typeof answer.context === 'object' ? { ...answer.context } : {};
    throw new AppError(typeof answer?.code === 'string' ? answer.code : 'unexpected', context);
  }

  async callHeaders(): Promise<Record<string, string>> {
    const token = await this.currentToken();
    return { apikey: this.config.publishableKey, ...(token && { authorization: `Bearer ${token}` }) };
  }

  setAccessToken(token: string | null): void {
    this.accessToken = token;
  }

  viewing(): string | null {
    return this.viewed;
  }

  stopViewing(): void {
    this.viewed = null;
    clearViewedCompany();
  }

  onIdentityAsked(ask: AskIdentity): void {
    this.ask = ask;
  }

  // Calls that are refused at the same time share one prompt.
  readonly askIdentity = async (needs: IdentityNeeds): Promise<boolean> => {
    this.asking ??= (this.ask?.(needs) ?? Promise.resolve(false)).finally(() => (this.asking = null));
    return this.asking;
  };

  /** Calls the API as the current user; repeats a call that needs a proof of identity after the proof. */
  private readonly fetchAsUser = async (
    input: RequestInfo | URL,
    init: RequestInit = {},
  ): Promise<Response> => {
    const response = await this.sendAsUser(input, init);
    if (response.status !== 403) return response;
    const { readIdentityNeeds } = await loadPart(() => import('./identity.ts'));
    const needs = await readIdentityNeeds(response.clone());
    return needs && (await this.askIdentity(needs)) ? this.sendAsUser(input, init) : response;
  };

  private readonly sendAsUser = async (input: RequestInfo | URL, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const token = await this.currentToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    const address = input instanceof Request ? input.url : String(input);
    if (this.viewed && address.startsWith(`${this.config.url}/rest/v1/`))
      headers.set('x-viewing-company', this.viewed);
    return fetchWithTimeout(input, { ...init, headers }, this.signal);
  };

  /** Current access token; an expired one is renewed if the auth module is loaded. */
  private async currentToken(): Promise<string | null> {
    if (!this.accessToken || !this.loadedAuth) return this.accessToken;
    const { data } = await this.loadedAuth.getSession();
    return data.session?.access_token ?? this.accessToken;
  }

  readonly data = once(async (): Promise<LoadedDataClient> => {
    const { PostgrestClient } = await loadPart(() => import('@supabase/postgrest-js'));
    return new PostgrestClient<Database>(`${this.config.url}/rest/v1`, {
      headers: { apikey: this.config.publishableKey },
      fetch: this.fetchAsUser,
      // TanStack Query retries already; both together would multiply the attempts.
      retry: false,
    });
  });

  async isolatedAuth(): Promise<AuthClient> {
    const { AuthClient } = await loadPart(() => import('@supabase/auth-js'));
    return new AuthClient({
      ...this.authOptions(),
      storageKey: `${this.sessionKey}-isolated`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    });
  }

  private authOptions() {
    const { url, publishableKey } = this.config;
    return {
      url: `${url}/auth/v1`,
      headers: { apikey: publishableKey },
      fetch: (input: RequestInfo | URL, init?: RequestInit) => fetchWithTimeout(input, init, this.signal),
    };
  }

  readonly auth = once(async (): Promise<AuthClient> => {
    const { AuthClient } = await loadPart(() => import('@supabase/auth-js'));
    const isBrowser = typeof document !== 'undefined';
    this.loadedAuth = new AuthClient({
      ...this.authOptions(),
      storageKey: this.sessionKey,
      persistSession: isBrowser,
      autoRefreshToken: isBrowser,
      detectSessionInUrl: isBrowser,
      flowType: 'implicit',
    });
    this.resolveAuthUsed(this.loadedAuth);
    return this.loadedAuth;
  });

  readonly storage = once(async (): Promise<StorageClient> => {
    const { StorageClient } = await loadPart(() => import('@supabase/storage-js'));
    const { url, publishableKey } = this.config;
    return new StorageClient(`${url}/storage/v1`, { apikey: publishableKey }, this.fetchAsUser);
  });

  readonly realtime = once(async (): Promise<RealtimeClient> => {
    const { RealtimeClient } = await loadPart(() => import('@supabase/realtime-js'));
    const { url, publishableKey } = this.config;
    return new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
      params: { apikey: publishableKey },
      // A signed-out connection uses the publishable key.
      accessToken: async () => (await this.currentToken()) ?? publishableKey,
    });
  });
}

/** Imports a module; a failed import throws AppError `network`, like a call without a response. */
async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw Object.assign(new AppError('network', {}, true), { cause });
  }
}

/**
 * Creates a backend: once per app in the browser, once per request on the server. Server calls are ended by `signal`
 * because timers would outlive the request.
 */
export function createBackend(config: BackendConfig, signal?: AbortSignal): Backend {
  return new SupabaseBackend({ ...config, url: config.url.replace(/\/+$/, '') }, signal);
}

/** Backend among the services of the app. Throws if `services.backend` was not made by `createBackend`. */
export function backendOf(services: { backend: unknown }): Backend {
  const backend = services.backend as Partial<Backend> | null | undefined;
  if (typeof backend?.setAccessToken !== 'function' || !backend.data) {
    throw new Error('The services carry no backend made by createBackend');
  }
  return backend as Backend;
}

export function publicFileUrl(config: BackendConfig, path: string, bucket = 'product-images'): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `${config.url}/storage/v1/object/public/${encodeURIComponent(bucket)}/${encoded}`;
}
