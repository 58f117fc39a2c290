import { joinFonts } from './join-fonts.ts';
import type { LaterFont } from './start-plan.ts';

const font = (family: string, isCommon: boolean): LaterFont => ({
  family,
  source: `url(/${family})`,
  descriptors: { weight: '700', unicodeRange: 'U+0020', display: 'swap' },
  isCommon,
});

let idle: (() => void)[] = [];
let added: string[] = [];
let loaded: string[] = [];

beforeEach(() => {
  idle = [];
  added = [];
  loaded = [];
  class Face {
    readonly family: string;
    constructor(family: string) {
      this.family = family;
    }
    load(): Promise<void> {
      loaded.push(this.family);
      return this.family === 'lost' ? Promise.reject(new Error('network')) : Promise.resolve();
    }
  }
  Object.assign(window, { FontFace: Face, requestIdleCallback: (work: () => void) => idle.push(work) });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: (face: Face) => added.push(face.family) },
  });
  document.body.innerHTML = ['seen', 'first-below', 'second-below']
    .map((id) => `<section id="${id}" style="contain-intrinsic-block-size: 10px"></section>`)
    .join('');
  for (const [id, top] of Object.entries({ seen: 10, 'first-below': 5_000, 'second-below': 9_000 }))
    document.getElementById(id)!.getBoundingClientRect = () => ({ top }) as DOMRect;
});

const task = () => new Promise((resolve) => setTimeout(resolve));
const nextIdle = () => idle.shift()!();
const hidden = () =>
  [...document.querySelectorAll('section')]
    .filter((section) => section.style.contentVisibility === 'hidden')
    .map(({ id }) => id);

test('adds all fonts together, even if a common one failed to load', async () => {
  joinFonts([font('common', true), font('lost', true), font('rare', false)]);
  await task();
  expect(loaded).toEqual(['common', 'lost']);
  expect(added).toEqual([]);
  nextIdle();
  expect(added).toEqual(['common', 'lost', 'rare']);
});

test('lays out the sections below the screen one after another', async () => {
  joinFonts([font('common', true)]);
  await task();
  nextIdle();
  expect(hidden()).toEqual(['first-below', 'second-below']);
  nextIdle();
  expect(hidden()).toEqual(['second-below']);
  nextIdle();
  expect(hidden()).toEqual([]);
});

test('the first scroll, key or touch shows the whole page immediately', async () => {
  joinFonts([font('common', true)]);
  await task();
  nextIdle();
  window.dispatchEvent(new Event('keydown'));
  expect(hidden()).toEqual([]);
});

test('loads nothing if the page has no later fonts', async () => {
  joinFonts([]);
  await task();
  expect(idle).toEqual([]);
});
