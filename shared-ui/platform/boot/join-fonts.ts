import { actions, once, whenIdle } from './events.ts';
import type { LaterFont } from './start-plan.ts';

/** Sections that `LazyHydrate` lays out only near the screen; it gives them an intrinsic size. */
const deferredSections = '[style*=contain-intrinsic-block-size]';

/**
 * Adds the fonts that a page does not need at first, in one step and when the browser is idle, because each
 * addition lays out the whole page again. Sections below the screen are hidden from that layout and shown
 * again one per idle period, or all at once when the visitor scrolls, presses a key or touches the page.
 */
export function joinFonts(fonts: LaterFont[]): void {
  if (fonts.length === 0) return;
  const faces = fonts.map(({ family, source, descriptors }) => new FontFace(family, source, descriptors));
  const common = faces.filter((_face, index) => fonts[index]!.isCommon);
  void Promise.all(common.map((face) => face.load().catch(() => undefined))).then(() =>
    whenIdle(() => addFaces(faces)),
  );
}

function addFaces(faces: FontFace[]): void {
  const hidden = sectionsBelow().map((section) => ({ section, before: section.style.contentVisibility }));
  for (const { section } of hidden) section.style.contentVisibility = 'hidden';
  for (const face of faces) document.fonts.add(face);

  const show = () => {
    const { section, before } = hidden.shift()!;
    section.style.contentVisibility = before;
  };
  const showNext = () => {
    if (hidden.length === 0) return;
    show();
    whenIdle(showNext);
  };
  whenIdle(showNext);
  once(['scroll', ...actions], () => {
    while (hidden.length > 0) show();
  });
}

/** Sections below the screen, and the sections inside them. */
function sectionsBelow(): HTMLElement[] {
  const below: HTMLElement[] = [];
  for (const section of document.querySelectorAll<HTMLElement>(deferredSections)) {
    const isInside = below.some((other) => other.contains(section));
    if (isInside || section.getBoundingClientRect().top > innerHeight) below.push(section);
  }
  return below;
}
