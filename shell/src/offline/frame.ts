import type { RemoteManifest } from '../remotes/manifest.ts';
import type { RuntimeConfig } from '../remotes/runtime-config.ts';
import { keepFiles } from './files.ts';
import { framePath, keptMark, stores } from './names.ts';
import type { LastingEvent } from './worker-scope.ts';

const configPath = '/remotes.json';

/** What stands in for the server: the empty page, and where the remotes are. */
interface Frame {
  answers: Map<string, Response>;
  /** Scripts without which the page does not start. */
  scripts: string[];
}

/**
 * Fetches the frame and its scripts, and only then replaces the one before, so
 * that what is kept is always of one deployment. Answers false when the
 * installation wants no service worker.
 */
export async function keepFrame(event: LastingEvent): Promise<boolean> {
  const config = await ask(configPath);
  const { remotes, offline } = (await config.clone().json()) as RuntimeConfig;
  if (offline === false) return false;
  const { answers, scripts } = await fetchFrame(remotes.storefront!, config);
  await keepFiles(scripts, event);
  const store = await caches.open(stores.frame);
  for (const [address, answer] of answers) await store.put(address, answer);
  return true;
}

/** The kept answer to one of the frame's addresses. */
export async function keptAnswer(address: string): Promise<Response | undefined> {
  const store = await caches.open(stores.frame);
  return store.match(address, { ignoreVary: true, ignoreSearch: true });
}

async function fetchFrame(manifestUrl: string, config: Response): Promise<Frame> {
  const [page, manifest] = await Promise.all([ask(framePath), ask(manifestUrl)]);
  const html = await page.text();
  const { metaData, exposes } = (await manifest.clone().json()) as RemoteManifest;
  const entry = metaData.remoteEntry.path + metaData.remoteEntry.name;
  const ofRemote = [entry, ...exposes.flatMap(({ assets }) => assets.js.sync)];
  return {
    answers: new Map([
      [framePath, new Response(marked(html), { headers: page.headers })],
      [configPath, config],
      [manifestUrl, manifest],
    ]),
    scripts: [
      ...[...html.matchAll(/<script defer src="([^"]+)"/g)].map((match) => match[1]!),
      ...ofRemote.map((file) => new URL(file, manifestUrl).href),
    ],
  };
}

const marked = (html: string) => html.replace('<html ', `<html ${keptMark} `);

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
