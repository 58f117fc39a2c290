import type { RemoteManifest } from '../remotes/manifest.ts';
import type { RuntimeConfig } from '../remotes/runtime-config.ts';
import { cacheFiles } from './files.ts';
import { appShellPath, standInMark, stores } from './names.ts';
import type { LastingEvent } from './worker-scope.ts';

const configPath = '/remotes.json';

/**
 * Responses that the service worker gives in place of the server: the empty page and the addresses of the
 * remotes.
 */
interface AppShell {
  answers: Map<string, Response>;
  /** Scripts that the page needs to start. */
  scripts: string[];
}

/**
 * Fetches the app shell with its scripts before it replaces the cached one, so that the cache always has the
 * files of one deployment. Returns false if the installation disables the service worker.
 */
export async function cacheAppShell(event: LastingEvent): Promise<boolean> {
  const config = await fetchFresh(configPath);
  const { remotes, offline } = (await config.clone().json()) as RuntimeConfig;
  if (offline === false) return false;
  const { answers, scripts } = await fetchAppShell(remotes.storefront!, config);
  await cacheFiles(scripts, event);
  const store = await caches.open(stores.appShell);
  for (const [address, answer] of answers) await store.put(address, answer);
  return true;
}

/** Cached response for an address of the app shell. */
export async function cachedAnswer(address: string): Promise<Response | undefined> {
  const store = await caches.open(stores.appShell);
  return store.match(address, { ignoreVary: true, ignoreSearch: true });
}

async function fetchAppShell(manifestUrl: string, config: Response): Promise<AppShell> {
  const [page, manifest] = await Promise.all([fetchFresh(appShellPath), fetchFresh(manifestUrl)]);
  const html = await page.text();
  const { metaData, exposes } = (await manifest.clone().json()) as RemoteManifest;
  const entry = metaData.remoteEntry.path + metaData.remoteEntry.name;
  const ofRemote = [entry, ...exposes.flatMap(({ assets }) => assets.js.sync)];
  return {
    answers: new Map([
      [appShellPath, new Response(markAsStandIn(html), { headers: page.headers })],
      [configPath, config],
      [manifestUrl, manifest],
    ]),
    scripts: [
      ...[...html.matchAll(/<script defer src="([^"]+)"/g)].map((match) => match[1]!),
      ...ofRemote.map((file) => new URL(file, manifestUrl).href),
    ],
  };
}

const markAsStandIn = (html: string) => html.replace('<html ', `<html ${standInMark} `);

async function fetchFresh(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
