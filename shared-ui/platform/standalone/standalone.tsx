import { createI18n, type Language } from '@mawad/shared-i18n';
import { createRoot } from 'react-dom/client';
import { createApp } from '../app/app.ts';
import { AppProviders } from '../app/app-providers.tsx';
import { type RemoteApp, type Services, servicesContext, type SiteInfo } from '../contract.ts';
import {
  createBrowserRouter,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from '@mawad/shared-ui/kit/router.ts';
import { addRemoteMessages, withMessages } from '../app/route-messages.ts';
import type { SessionPort } from '../session/session-port.ts';
import { standaloneRoutes } from './standalone-routes.tsx';

/** `config.json` of a remote on a separate origin. */
interface StandaloneConfig<Api> extends SiteInfo {
  api: Api;
}

/** The backend functions of the stand-alone app, because shared-ui does not depend on a backend. */
interface StandaloneBackend<Api, Backend> {
  createBackend(api: Api): Backend;
  createSessionPort(backend: Backend): SessionPort;
  publicFileUrl(api: Api, path: string, bucket?: string): string;
}

interface StandaloneOptions<Api, Backend> {
  /** Imports the exposed module; the shell loads the same chunk. */
  remote(): Promise<{ default: RemoteApp }>;
  /** Redirect target of `/`. */
  home: string;
  /** Pages that the shell provides otherwise, for example `login`. */
  ownRoutes?: RouteObject[];
  backend: StandaloneBackend<Api, Backend>;
}

/** Mounts a remote without the shell, with the same routes, providers and session. */
export async function mountStandalone<Api, Backend>(options: StandaloneOptions<Api, Backend>): Promise<void> {
  const { home, ownRoutes = [], backend } = options;
  const language = document.documentElement.lang as Language;
  const [{ default: remote }, config] = await Promise.all([options.remote(), readConfig<Api>()]);
  const { api, siteUrl, contact } = config;
  const i18n = await createI18n(language);
  await addRemoteMessages(i18n, remote);
  const connection = backend.createBackend(api);
  const app = await createApp({
    i18n,
    language,
    side: 'browser',
    site: { siteUrl, contact },
    backend: connection,
    session: backend.createSessionPort(connection),
    fileUrl: (path, bucket) => backend.publicFileUrl(api, path, bucket),
  });
  const routes = standaloneRoutes(
    withMessages([...ownRoutes, ...remote.routes], i18n, remote.loadMessages),
    home,
  );
  const router = createBrowserRouter(routes, { getContext: () => contextOf(app.services) });
  createRoot(document.getElementById('root')!).render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}

async function readConfig<Api>(): Promise<StandaloneConfig<Api>> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json returned ${response.status}`);
  return (await response.json()) as StandaloneConfig<Api>;
}

function contextOf(services: Services): RouterContextProvider {
  return new RouterContextProvider(new Map([[servicesContext, services]]));
}
