import { renderedMark } from '../hydration/rendered-mark.ts';
import { actions, once } from './events.ts';
import { joinFonts } from './join-fonts.ts';
import { manifestAddress, planId, type StartPlan } from './start-plan.ts';

/** How long a page waits for its pictures, and then for its first paint, before it starts all the same, ms. */
const longestWait = { pictures: 5_000, paint: 500 };

/**
 * Starts the scripts of a server-rendered page after its first paint with pictures, or at the visitor's
 * first touch or key. Then it fetches what would compete with the pictures for the network: the other fonts
 * and the app's manifest. Each step is a task of its own, so that frames and input come in between.
 */
export function startPage(): void {
  const plan = JSON.parse(document.getElementById(planId)!.textContent) as StartPlan;
  const steps = [() => runScripts(plan), () => preload(plan), () => joinFonts(plan.fonts)];
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const step of steps) setTimeout(step);
  };
  reloadOnHistory();
  addEventListener('load', () => void whenPainted(start));
  once(actions, start);
  setTimeout(start, longestWait.pictures);
}

/** Until React's router listens, Back and Forward would change the address alone: the server answers that page. */
function reloadOnHistory(): void {
  const address = () => location.pathname + location.search;
  const first = address();
  addEventListener('popstate', () => {
    if (document.documentElement.hasAttribute(renderedMark) && address() !== first) location.reload();
  });
}

/** Calls `done` when the eager images are decoded and the frame with them is on the screen. */
async function whenPainted(done: () => void): Promise<void> {
  const images = document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])');
  await Promise.all(Array.from(images, (image) => image.decode().catch(() => undefined)));
  // Tabs in the background draw no frames.
  setTimeout(done, longestWait.paint);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => new PerformanceObserver(done).observe({ type: 'paint', buffered: true })),
  );
}

function runScripts({ start }: StartPlan): void {
  for (const src of start) put('script', { src, async: false });
}

function preload({ ahead }: StartPlan): void {
  for (const href of ahead) put('link', { rel: 'preload', as: 'script', href });
  put('link', { rel: 'manifest', href: manifestAddress });
}

function put(tag: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}
