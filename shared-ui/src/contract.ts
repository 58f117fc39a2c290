import { createContext as createReactContext, useContext } from 'react';
import type { Language, MessageLoaders } from '@mawad/shared-i18n';
import type { QueryClient } from './query.ts';
import { createContext, type RouteObject } from './router.ts';
import type { SessionPort } from './session/session-port.ts';

/**
 * What the shell hands to every loader, action and component. The backend is
 * opaque here because shared-ui knows nothing of Supabase: read it with
 * `backendOf(services)` from `@mawad/supabase/client`.
 */
export interface Services {
  queryClient: QueryClient;
  backend: unknown;
  session: SessionPort;
  /** Public address of a stored file; bucket `product-images` unless named. */
  fileUrl: (path: string, bucket?: string) => string;
  site: SiteInfo;
  /** The reader's language now; components use `useLanguage()`. */
  language: () => Language;
}

/** What a deployment says about itself in its runtime configuration. */
export interface SiteInfo {
  /** Public address of the shell, no trailing slash: canonical links and link previews. */
  siteUrl: string;
  /** Phone is E.164, e.g. +9647700000000. */
  contact: { phone: string; email: string };
  /** Where the seller portal runs alone: it may send products for a preview. */
  previewOrigins?: string[];
  /** What the staff set; absent where it could not be read. */
  settings?: SiteSettings;
}

/** What the staff says about the marketplace in the console. */
export interface SiteSettings {
  names: Record<Language, string>;
  showroom: Record<Language, string>;
  /** Addresses of the marketplace on the networks; null where it has none. */
  social: Record<'facebook' | 'instagram' | 'linkedin' | 'twitter', string | null>;
  /** A seller's goods from this sum on are delivered free, IQD. */
  freeDeliveryFrom: number;
  /** What share of the visits tells what happened in it, from 0 to 1. */
  measuredVisits: number;
}

/** Router context key: `context.get(servicesContext)` in loaders and actions. */
export const servicesContext = createContext<Services>();

const ServicesReactContext = createReactContext<Services | null>(null);
export const ServicesProvider = ServicesReactContext.Provider;

/** The services inside components. Throws outside the app's provider. */
export function useServices(): Services {
  const services = useContext(ServicesReactContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** A message file: nested keys to text. */
export interface Messages {
  [key: string]: string | Messages;
}

/** What a page's route says about it (`handle`); a fact that is absent does not hold. */
export interface PageHandle {
  /** Messages that the page needs beside its remote's own, by namespace. */
  messages?: Record<string, MessageLoaders>;
  /** The server renders the page, for visitors and for search engines. */
  rendered?: boolean;
  /** The site map lists the page; only for a path without parameters. */
  listed?: boolean;
  /** One visitor's own page: search engines are asked to stay away. */
  personal?: boolean;
  /** The page is of use without a network: its code is fetched ahead. */
  offline?: boolean;
}

/**
 * The whole contract between the shell and a remote. A remote's only exposed
 * module (`./remote`) has one default export that satisfies this type.
 */
export interface RemoteApp {
  /** Federation name and message namespace, e.g. `storefront`. */
  id: string;
  /** Routes with explicit ids and absolute paths (no leading slash: `products`, `seller/dashboard`). */
  routes: RouteObject[];
  /** Messages of the namespace `id`, one language at a time. */
  messages: Record<Language, () => Promise<Messages>>;
}

/** Fetches the code and the data of a link's target ahead of the click. Never throws. */
export type Prefetch = (href: string) => void;

const PrefetchReactContext = createReactContext<Prefetch>(() => undefined);
export const PrefetchProvider = PrefetchReactContext.Provider;

/** How links fetch their target ahead; does nothing where no router provides it. */
export function usePrefetch(): Prefetch {
  return useContext(PrefetchReactContext);
}
