import { ink, shade, type Tones } from './palette.ts';

// All drawings use a canvas of 240 × 240 units with the ground at y ≈ 200.

const outline = (fill: string, width: number) => `fill="${fill}" stroke="${ink}" stroke-width="${width}"`;

/** A filled, outlined shape. */
export const path = (d: string, fill: string, width = 3): string =>
  `<path d="${d}" ${outline(fill, width)}/>`;

/** A filled shape without outline: shading, bands, light. */
export const flat = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** An open stroke. */
export const line = (d: string, colour = ink, width = 2.2): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** A tube drawn as a thick stroke with outline: hoses, cables, handles. */
export const tube = (d: string, colour: string, width: number): string =>
  line(d, ink, width + 5) + line(d, colour, width);

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  width = 3,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" ${outline(fill, width)}/>`;

export const plain = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  opacity = 1,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}"${
    opacity < 1 ? ` opacity="${opacity}"` : ''
  }/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, width = 3): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${outline(fill, width)}/>`;

export const dot = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, width = 3): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${outline(fill, width)}/>`;

export type Point = readonly [number, number];

export const polygon = (points: readonly Point[], fill: string, width = 3): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, width);

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** Rotates parts around the centre of the canvas. */
export const turned = (degrees: number, ...parts: string[]): string =>
  group(`rotate(${degrees} 120 120)`, ...parts);

/** Shadow below the goods. */
export const shadow = (cx: number, cy: number, rx: number, ry = rx * 0.13): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${shade}"/>`;

/** Rounds to two decimals, so that files are small and equal on every machine. */
export const n = (value: number): number => Math.round(value * 100) / 100;

/** Isometric projection with its origin at a canvas point: x to the lower right, y to the lower left, z up. */
export const isometric =
  (ox: number, oy: number) =>
  (x: number, y: number, z = 0): Point => [ox + (x - y) * 0.866, oy + (x + y) * 0.5 - z];

/** An isometric box: lit top, base left, shaded right. */
export function isoBox(
  [ox, oy]: Point,
  [x, y, z]: readonly [number, number, number],
  [w, d, h]: readonly [number, number, number],
  tones: Tones,
  width = 3,
): string {
  const at = isometric(ox, oy);
  return [
    polygon(
      [at(x, y + d, z), at(x + w, y + d, z), at(x + w, y + d, z + h), at(x, y + d, z + h)],
      tones.mid,
      width,
    ),
    polygon(
      [at(x + w, y, z), at(x + w, y + d, z), at(x + w, y + d, z + h), at(x + w, y, z + h)],
      tones.dark,
      width,
    ),
    polygon(
      [at(x, y, z + h), at(x + w, y, z + h), at(x + w, y + d, z + h), at(x, y + d, z + h)],
      tones.light,
      width,
    ),
  ].join('');
}

/** An upright cylinder with a lit left side and a shaded right side. */
export function cylinder(
  cx: number,
  top: number,
  bottom: number,
  rx: number,
  tones: Tones,
  { ry = rx * 0.26, lid = tones.light }: { ry?: number; lid?: string } = {},
): string {
  const wall = `M${n(cx - rx)} ${n(top)}V${n(bottom)}A${n(rx)} ${n(ry)} 0 0 0 ${n(cx + rx)} ${n(bottom)}V${n(top)}Z`;
  const side = (from: number, to: number) =>
    `M${n(cx + rx * from)} ${n(top)}V${n(bottom + ry * Math.sqrt(1 - from * from))}` +
    `L${n(cx + rx * to)} ${n(bottom + ry * Math.sqrt(1 - to * to))}V${n(top)}Z`;
  return [
    path(wall, tones.mid),
    flat(side(0.45, 0.99), tones.dark, 0.75),
    flat(side(-0.82, -0.6), '#FFFFFF', 0.45),
    path(wall, 'none'),
    ellipse(cx, top, rx, ry, lid),
  ].join('');
}

/** A lying tube that points to the right rear, with its open end towards the viewer. */
export function lyingTube(
  [cx, cy]: Point,
  r: number,
  length: number,
  tones: Tones,
  bore = 0.62,
  angle = -24,
): string {
  const back = n(length);
  const rx = n(r * 0.5);
  return group(
    `translate(${n(cx)} ${n(cy)}) rotate(${angle})`,
    path(`M0 ${n(-r)}H${back}A${rx} ${n(r)} 0 0 1 ${back} ${n(r)}H0Z`, tones.mid),
    flat(`M2 ${n(r * 0.35)}H${n(length + rx * 0.8)}L${n(length + 1)} ${n(r - 1.4)}H2Z`, tones.dark, 0.8),
    flat(`M4 ${n(-r * 0.62)}H${n(length - 2)}V${n(-r * 0.4)}H4Z`, '#FFFFFF', 0.5),
    ellipse(0, 0, rx, r, tones.light),
    bore > 0 ? ellipse(0, 0, rx * bore, r * bore, ink, 1.5) : '',
  );
}

/** Element at an index, modulo the length of the list. */
export function pick<T>(list: readonly T[], index: number): T {
  return list[((index % list.length) + list.length) % list.length] as T;
}

/** Linear interpolation between a and b; t is 0 to 1. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
