import { join } from 'node:path';
import type { RuntimeConfig } from '../src/remotes/runtime-config.ts';
import { createShellServer } from './app.ts';
import { framedBy, shellOrigins } from './origins.ts';
import { listen, type RunningServer, startStaticServer } from './static.ts';

const root = join(import.meta.dirname, '..', '..');
const remoteIds = ['storefront', 'seller-portal', 'admin-console'] as const;
type RemoteId = (typeof remoteIds)[number];

export interface StartOptions {
  apiUrl: string;
  publishableKey: string;
  /** Port 0 chooses a free port. */
  ports: { shell: number; storefront: number; sellerPortal: number; adminConsole: number };
  host?: string;
  contact?: RuntimeConfig['contact'];
  /** Public origin of the shell; defaults to its own address. */
  siteUrl?: string;
  /** False serves the shell as static files. */
  render?: boolean;
  /** False removes the service worker from every browser that has it. */
  offline?: boolean;
  /** Build folders that replace the default ones. */
  dists?: Partial<Record<RemoteId | 'shell', string>>;
  log?: (message: string) => void;
}

export interface RunningServers {
  urls: Record<RemoteId | 'shell', string>;
  /** Servers by name, so that one can be stopped alone. */
  servers: Record<RemoteId | 'shell', RunningServer>;
  close(): Promise<void>;
}

const defaultContact = { phone: '+9647701234567', email: 'hello@mawad.test' };

/** Serves the four built front ends against a running API. */
export async function startServers(options: StartOptions): Promise<RunningServers> {
  const { ports, host } = options;
  const contact = options.contact ?? defaultContact;
  const siteUrl = options.siteUrl ?? `http://localhost:${ports.shell}`;
  const api = { url: options.apiUrl, publishableKey: options.publishableKey };
  const remotePorts = {
    storefront: ports.storefront,
    'seller-portal': ports.sellerPortal,
    'admin-console': ports.adminConsole,
  };
  const dist = (id: RemoteId | 'shell') => options.dists?.[id] ?? join(root, id, 'dist');

  const remotes = {} as Record<RemoteId, RunningServer>;
  for (const id of remoteIds) {
    remotes[id] = await startStaticServer({
      dir: dist(id),
      port: remotePorts[id],
      ...(host && { host }),
      documents: {
        '/config.json': { api, contact, siteUrl },
      },
      origins: {
        api: api.url,
        remotes: [],
        // The stand-alone portal frames the shop's preview of an unsaved product.
        ...(id === 'seller-portal' && { frames: [new URL(siteUrl).origin] }),
      },
    });
  }

  const config: RuntimeConfig = {
    api,
    remotes: Object.fromEntries(remoteIds.map((id) => [id, `${remotes[id].url}/mf-manifest.json`])),
    contact,
    siteUrl,
    ...(options.offline === false && { offline: false }),
  };
  const shell = await startShell(options, config, dist('shell'), `${remotes.storefront.url}/`);
  const servers = { shell, ...remotes };
  return {
    urls: Object.fromEntries(
      Object.entries(servers).map(([id, { url }]) => [id, url]),
    ) as RunningServers['urls'],
    servers,
    close: async () => void (await Promise.all(Object.values(servers).map((server) => server.close()))),
  };
}

async function startShell(
  { ports, host, render = true, log = console.error }: StartOptions,
  config: RuntimeConfig,
  dist: string,
  storefront: string,
): Promise<RunningServer> {
  if (!render) {
    return startStaticServer({
      dir: join(dist, 'client'),
      port: ports.shell,
      ...(host && { host }),
      documents: { '/remotes.json': config },
      origins: shellOrigins(config),
      framedBy: (path) => framedBy(path, config),
    });
  }
  const server = await createShellServer({
    dist,
    config,
    storefrontBase: new URL(storefront),
    onRenderFailure: (url, reason) => log(`${url.pathname} is rendered in the browser: ${reason}`),
  });
  return listen(server, ports.shell, host);
}
