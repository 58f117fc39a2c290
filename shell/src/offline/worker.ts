import { registerRoute } from 'workbox-routing';
import { within } from '../within.ts';
import { files, keepFiles, pictures } from './files.ts';
import { keepFrame, keptAnswer } from './frame.ts';
import { framePath, hashedFile, stores, type WorkerMessage } from './names.ts';
import type { LastingEvent, RequestEvent, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** How long a page or a document may keep people waiting before the kept one comes, ms. */
const patience = 10_000;
/** How often the frame is compared with the deployed one while pages are opened, ms. */
const frameInterval = 10 * 60_000;
/** A page's own requests go first, ms. */
const frameDelay = 5_000;

let frameKeptAt = 0;

self.addEventListener('install', (event) => event.waitUntil(renewFrame(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'take-over') event.waitUntil(takeOver());
  else event.waitUntil(keepFiles(message.files.filter(isHashed), event).catch(() => undefined));
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

/** The server's page while it answers, else the frame, which the browser fills from what was seen. */
async function answerPage(event: RequestEvent): Promise<Response> {
  try {
    const answer = await within(patience, () => askServer(event));
    event.waitUntil(renewFrameLater(event));
    return answer.status < 500 ? answer : ((await keptAnswer(framePath)) ?? answer);
  } catch (error) {
    const kept = await keptAnswer(framePath);
    if (kept) return kept;
    throw error;
  }
}

const askServer = async ({ request, preloadResponse }: RequestEvent) =>
  (await preloadResponse) ?? fetch(request);

async function answerDocument(request: Request): Promise<Response> {
  try {
    return await within(patience, () => fetch(request));
  } catch (error) {
    const kept = await keptAnswer(request.url).then((answer) => answer ?? keptAnswer(pathOf(request)));
    if (kept) return kept;
    throw error;
  }
}

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Follows the worker before this one, unless another tab still lives with that one. */
async function takeOver(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length < 2) await self.skipWaiting();
}

async function renewFrameLater(event: LastingEvent): Promise<void> {
  if (Date.now() - frameKeptAt < frameInterval) return;
  frameKeptAt = Date.now();
  await new Promise((resolve) => setTimeout(resolve, frameDelay));
  await renewFrame(event).catch(() => (frameKeptAt = 0));
}

async function renewFrame(event: LastingEvent): Promise<void> {
  if (await keepFrame(event)) frameKeptAt = Date.now();
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
