import type { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { StorageClient } from '@supabase/storage-js';
import type { Database } from './database.types.ts';

/** Typed client of the Data API; query functions take it as their first argument. */
export type DataClient = PostgrestClient<Database>;

export interface BackendConfig {
  /** Base address of the Supabase API, e.g. https://xyz.supabase.co (no trailing slash). */
  url: string;
  /** Public anonymous key. */
  publishableKey: string;
}

/**
 * The Supabase client in parts: the data part is there at once, auth and
 * storage load on first use, so that the first view stays small.
 */
export interface Backend {
  config: BackendConfig;
  data: DataClient;
  auth(): Promise<AuthClient>;
  storage(): Promise<StorageClient>;
  /** Calls an edge function as the current user. Throws AppError. */
  invoke(name: string, body: unknown): Promise<unknown>;
  /** Sets or clears the bearer token that all parts send (null: the publishable key alone). */
  setAccessToken(token: string | null): void;
}

/** Creates a backend. Call once per app in the browser and once per request on the server. */
export declare function createBackend(config: BackendConfig): Backend;

/** The backend that the app's services carry. Throws when it is not one. */
export declare function backendOf(services: { backend: unknown }): Backend;

/** Public address of a stored file. Bucket default: product-images. */
export declare function publicFileUrl(config: BackendConfig, path: string, bucket?: string): string;
