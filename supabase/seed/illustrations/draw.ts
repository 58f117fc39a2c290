import { goodsColours, ground, hues, type Tones } from './palette.ts';
import { group } from './pen.ts';
import { subjects } from './registry.ts';

/** Description of one picture. */
export interface Drawing {
  subject: string;
  /** Key in `hues`; used unless `colour` is given. */
  hue: string;
  kind: string;
  /** Key in `goodsColours`; the same for `accent`. */
  colour?: string;
  accent?: string;
  /** Relative size within the family, 0 to 1. */
  size: number;
  arrangement: Arrangement;
}

export type Arrangement = 'one' | 'mirrored' | 'pair' | 'mirroredPair' | 'near' | 'row';

const place = (svg: string, x: number, y: number, scale: number, flip = false): string =>
  group(
    flip
      ? `translate(${x + 120 * scale + 120 * scale} ${y}) scale(${-scale} ${scale})`
      : `translate(${x} ${y}) scale(${scale})`,
    svg,
  );

const compositions: Record<Arrangement, (svg: string) => string> = {
  one: (svg) => place(svg, 12, 10, 0.9),
  mirrored: (svg) => place(svg, 12, 10, 0.9, true),
  pair: (svg) => place(svg, 76, 14, 0.64) + place(svg, 4, 50, 0.74),
  mirroredPair: (svg) => place(svg, 4, 14, 0.64, true) + place(svg, 58, 50, 0.74, true),
  near: (svg) => place(svg, -4, -8, 1.03),
  row: (svg) => place(svg, 98, 6, 0.54) + place(svg, 52, 36, 0.6) + place(svg, 0, 68, 0.66),
};

const tonesOf = (name: string | undefined, fallback: Tones): Tones =>
  (name && goodsColours[name]) || fallback;

/** Renders an SVG document of 240 × 240 units. */
export function toSvg(drawing: Drawing): string {
  const hue = hues[drawing.hue] as Tones;
  const subject = subjects[drawing.subject];
  if (!subject) throw new Error(`no drawing for ${drawing.subject}`);
  const goods = subject({
    tones: tonesOf(drawing.colour, hue),
    accent: tonesOf(drawing.accent, hue),
    size: drawing.size,
    kind: drawing.kind,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" stroke-linejoin="round" stroke-linecap="round">` +
    `<rect width="240" height="240" fill="${ground}"/>${compositions[drawing.arrangement](goods)}</svg>`
  );
}
