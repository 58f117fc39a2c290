import { registerRoute } from 'workbox-routing';
import { within } from '../within.ts';
import { files, cacheFiles, pictures } from './files.ts';
import { cacheAppShell, cachedAnswer } from './app-shell.ts';
import { appShellPath, hashedFile, stores, type WorkerMessage } from './names.ts';
import type { LastingEvent, RequestEvent, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** Time limit of the server before the cached page or document is used, ms. */
const responseTimeout = 10_000;
/** The app shell is refreshed when a page opens after this time, ms. */
const appShellInterval = 10 * 60_000;
/** Delay of the refresh, so that the page's own requests come first, ms. */
const appShellDelay = 5_000;

let appShellCachedAt = 0;

self.addEventListener('install', (event) => event.waitUntil(renewAppShell(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'take-over') event.waitUntil(takeOver());
  else event.waitUntil(cacheFiles(message.files.filter(isHashed), event).catch(() => undefined));
});

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ event }) => answerPage(event as unknown as RequestEvent),
);
registerRoute(({ url, request }) => isLoadedFile(request) && isHashed(url.href), files);
registerRoute(
  ({ url, request }) =>
    request.destination === 'image' && url.pathname.includes('/storage/v1/object/public/'),
  pictures,
);
registerRoute(
  ({ url }) => /\/(?:remotes|mf-manifest)\.json$/.test(url.pathname),
  ({ request }) => answerDocument(request),
);

const isLoadedFile = ({ destination }: Request) => ['script', 'style', 'font'].includes(destination);

function isHashed(address: string): boolean {
  const { pathname, search } = new URL(address);
  return hashedFile.test(pathname) && search === '';
}

/**
 * Returns the server's page, or the app shell if the server fails; the browser then fills the page from
 * cached data.
 */
async function answerPage(event: RequestEvent): Promise<Response> {
  try {
    const answer = await within(responseTimeout, () => fetchFromServer(event));
    event.waitUntil(renewAppShellLater(event));
    return answer.status < 500 ? answer : ((await cachedAnswer(appShellPath)) ?? answer);
  } catch (error) {
    const cached = await cachedAnswer(appShellPath);
    if (cached) return cached;
    throw error;
  }
}

const fetchFromServer = async ({ request, preloadResponse }: RequestEvent) =>
  (await preloadResponse) ?? fetch(request);

async function answerDocument(request: Request): Promise<Response> {
  try {
    return await within(responseTimeout, () => fetch(request));
  } catch (error) {
    const cached = await cachedAnswer(request.url).then((answer) => answer ?? cachedAnswer(pathOf(request)));
    if (cached) return cached;
    throw error;
  }
}

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Replaces the previous worker unless other tabs use it. */
async function takeOver(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length < 2) await self.skipWaiting();
}

async function renewAppShellLater(event: LastingEvent): Promise<void> {
  if (Date.now() - appShellCachedAt < appShellInterval) return;
  appShellCachedAt = Date.now();
  await new Promise((resolve) => setTimeout(resolve, appShellDelay));
  await renewAppShell(event).catch(() => (appShellCachedAt = 0));
}

async function renewAppShell(event: LastingEvent): Promise<void> {
  if (await cacheAppShell(event)) appShellCachedAt = Date.now();
  else await removeWorker();
}

/** Removes the worker and its caches, because the installation disables it. */
async function removeWorker(): Promise<void> {
  await self.registration.unregister();
  await Promise.all(Object.values(stores).map((name) => caches.delete(name)));
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
