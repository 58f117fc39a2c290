import { createContext as createReactContext, useContext } from 'react';
import type { Language, Namespace } from '@mawad/shared-i18n';
import type { QueryClient } from './query.ts';
import { createContext, type RouteObject } from '@mawad/shared-ui/kit/router.ts';
import type { SessionPort } from './session/session-port.ts';

/**
 * Services that the shell passes to every loader, action and component. `backend` is opaque because shared-ui
 * does not depend on Supabase: read it with `backendOf(services)` from `@mawad/supabase/client`.
 */
export interface Services {
  queryClient: QueryClient;
  backend: unknown;
  session: SessionPort;
  /** Public address of a stored file; the default bucket is `product-images`. */
  fileUrl: (path: string, bucket?: string) => string;
  site: SiteInfo;
  /** The reader's current language; components use `useLanguage()`. */
  language: () => Language;
}

/** Facts of a deployment from its runtime configuration. */
export interface SiteInfo {
  /** Public address of the shell without trailing slash, for canonical links and link previews. */
  siteUrl: string;
  /** Phone is E.164, e.g. +9647700000000. */
  contact: { phone: string; email: string };
  /** Origins of stand-alone seller portals, which may send products for a preview. */
  previewOrigins?: string[];
  /** Settings edited by staff; absent if they could not be read. */
  settings?: SiteSettings;
}

/** Settings of the marketplace that staff edit in the console. */
export interface SiteSettings {
  names: Record<Language, string>;
  showroom: Record<Language, string>;
  /** Profile addresses of the marketplace; null if it has none. */
  social: Record<'facebook' | 'instagram' | 'linkedin' | 'twitter', string | null>;
  /** Subtotal per seller in IQD above which delivery is free. */
  freeDeliveryFrom: number;
  /** Share of visits that report events, from 0 to 1. */
  measuredVisits: number;
}

/** Router context key: `context.get(servicesContext)` in loaders and actions. */
export const servicesContext = createContext<Services>();

const ServicesReactContext = createReactContext<Services | null>(null);
export const ServicesProvider = ServicesReactContext.Provider;

/** The services for components. Throws outside the provider. */
export function useServices(): Services {
  const services = useContext(ServicesReactContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** A message file: nested keys to text. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Facts of a page in its route's `handle`; absent means false. */
export interface PageHandle {
  /** Namespaces of messages that the page needs beside that of its remote. */
  messages?: Namespace[];
  /** The server renders the page for visitors and search engines. */
  rendered?: boolean;
  /** The site map lists the page; only for paths without parameters. */
  listed?: boolean;
  /** The content depends on the visitor, so search engines must not index the page. */
  personal?: boolean;
  /** Useful without a network, so its code is prefetched. */
  offline?: boolean;
}

/** The whole contract between the shell and a remote: the default export of the exposed module `./remote`. */
export interface RemoteApp {
  /** Federation name and message namespace, for example `storefront`. */
  id: string;
  /** Routes with explicit ids and absolute paths without leading slash (`products`, `seller/dashboard`). */
  routes: RouteObject[];
  /** Loads the messages of the namespace `id`, or of one that a route's handle names, in one language. */
  loadMessages: (namespace: string, language: Language) => Promise<Messages>;
}

/** Prefetches code and data of a link's target. Never throws. */
export type Prefetch = (href: string) => void;

const PrefetchReactContext = createReactContext<Prefetch>(() => undefined);
export const PrefetchProvider = PrefetchReactContext.Provider;

/** Returns the prefetch function of links; it does nothing outside a provider. */
export function usePrefetch(): Prefetch {
  return useContext(PrefetchReactContext);
}
