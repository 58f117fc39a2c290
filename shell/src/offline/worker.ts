import { registerRoute } from 'workbox-routing';
import { within } from '../within.ts';
import { files, cacheFiles, pictures } from './files.ts';
import { cacheAppShell, cachedAnswer } from './app-shell.ts';
import { appShellPath, hashedFile, stores, type WorkerMessage } from './names.ts';
import type { LastingEvent, RequestEvent, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** How long the server may take before the cached page or document is answered, ms. */
const patience = 10_000;
/** The app shell is fetched again when a page is opened after this long, ms. */
const appShellInterval = 10 * 60_000;
/** How long that waits, so that the page's own requests go first, ms. */
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

/** The server's page while it answers, else the app shell, which the browser fills from cached answers. */
async function answerPage(event: RequestEvent): Promise<Response> {
  try {
    const answer = await within(patience, () => askServer(event));
    event.waitUntil(renewAppShellLater(event));
    return answer.status < 500 ? answer : ((await cachedAnswer(appShellPath)) ?? answer);
  } catch (error) {
    const cached = await cachedAnswer(appShellPath);
    if (cached) return cached;
    throw error;
  }
}

const askServer = async ({ request, preloadResponse }: RequestEvent) =>
  (await preloadResponse) ?? fetch(request);

async function answerDocument(request: Request): Promise<Response> {
  try {
    return await within(patience, () => fetch(request));
  } catch (error) {
    const cached = await cachedAnswer(request.url).then((answer) => answer ?? cachedAnswer(pathOf(request)));
    if (cached) return cached;
    throw error;
  }
}

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Takes over from the worker before, unless another tab is open that it serves. */
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
  else await retire();
}

/** The installation wants no service worker: nothing of it stays. */
async function retire(): Promise<void> {
  await self.registration.unregister();
  await Promise.all(Object.values(stores).map((name) => caches.delete(name)));
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
