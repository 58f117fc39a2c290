import { renderedMark } from '../hydration/rendered-mark.ts';
import { actions, once } from './events.ts';
import { joinFonts } from './join-fonts.ts';
import { manifestAddress, planId, type StartPlan } from './start-plan.ts';

/** Longest wait for the pictures, and then for the first paint, in ms. */
const longestWait = { pictures: 5_000, paint: 500 };

/**
 * Starts the scripts of a server-rendered page after its first paint with pictures, or at the visitor's first
 * touch or key. Afterwards it fetches the resources that would compete with the pictures for the network: the
 * other fonts and the app's manifest. Each step is a separate task, so that frames and input are handled in
 * between.
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

/** Reloads on Back and Forward, which would change only the address until React's router listens. */
function reloadOnHistory(): void {
  const address = () => location.pathname + location.search;
  const first = address();
  addEventListener('popstate', () => {
    if (document.documentElement.hasAttribute(renderedMark) && address() !== first) location.reload();
  });
}

/** Calls `done` when the eager images are decoded and painted. */
async function whenPainted(done: () => void): Promise<void> {
  const images = document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])');
  await Promise.all(Array.from(images, (image) => image.decode().catch(() => undefined)));
  // Tabs in the background paint no frames.
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
