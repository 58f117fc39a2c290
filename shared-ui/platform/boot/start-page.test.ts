import { startPage } from './start-page.ts';
import { planId, type StartPlan } from './start-plan.ts';

const plan: StartPlan = { start: ['/libraries.js', '/main.js'], ahead: ['/messages-en.js'], fonts: [] };

/** Reports the first paint to the page. */
let paint: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" id="${planId}">${JSON.stringify(plan)}</script>`;
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(done: () => void) {
        paint = done;
      }
      observe(): void {}
    },
  });
});

afterEach(() => jest.useRealTimers());

const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(100);
}

test('runs the scripts in order after the first paint', async () => {
  startPage();
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(scripts()).toEqual([]);
  paint();
  await settle();
  expect(scripts()).toEqual(plan.start);
  expect([...document.head.querySelectorAll('script')].every((script) => !script.async)).toBe(true);
});

test('preloads the later scripts and adds the manifest', async () => {
  startPage();
  window.dispatchEvent(new Event('keydown'));
  await settle();
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['preload', '/messages-en.js'],
    ['manifest', '/manifest.webmanifest'],
  ]);
});

test('the first touch starts the scripts once', async () => {
  startPage();
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  await settle();
  expect(scripts()).toEqual(plan.start);
});

test('starts after five seconds if the pictures do not load', async () => {
  startPage();
  await jest.advanceTimersByTimeAsync(5_100);
  expect(scripts()).toEqual(plan.start);
});
