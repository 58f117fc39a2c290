import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { groupBy } from './grouping.ts';
import type { Offer } from './catalogue/offers.ts';
import { categories } from './catalogue/categories.ts';
import type { Appearance } from './catalogue/product.ts';
import { chance } from './random.ts';
import { toSvg, type Arrangement, type Drawing } from './illustrations/draw.ts';

/** The hue of a top-level category. */
const hueOf = (top: string): string => (top === 'doors-windows-and-tiles' ? 'finishing' : top);

/** In an order in which neighbours differ clearly. */
const cycle: readonly Arrangement[] = ['one', 'pair', 'mirrored', 'row'];
const proportions = [0.15, 0.5, 0.85] as const;

const proportionOf = (size: number): number => proportions[Math.min(2, Math.floor(size * 3))] as number;

const drawingOf = (top: string, look: Appearance, arrangement: Arrangement): Drawing => ({
  subject: look.subject,
  hue: hueOf(top),
  kind: look.kind,
  ...(look.colour ? { colour: look.colour } : {}),
  ...(look.accent ? { accent: look.accent } : {}),
  size: proportionOf(look.size),
  arrangement,
});

/** A drawing with the path under which its rendering is stored. */
export interface Picture {
  /** Stored path without ending. */
  path: string;
  svg: string;
}

/** Every drawing once, with a name that changes when the drawing does. */
export class Pictures {
  private readonly byPath = new Map<string, Picture>();

  /** Stored path of a drawing. */
  add(folder: string, drawing: Drawing): string {
    const svg = toSvg(drawing);
    const digest = createHash('sha256').update(svg).digest('hex').slice(0, 16);
    const path = `${folder}/${drawing.subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${digest}`;
    this.byPath.set(path, { path, svg });
    return `${path}.webp`;
  }

  get all(): Picture[] {
    return [...this.byPath.values()];
  }
}

export interface Illustrated {
  main: string;
  more: string[];
}

/** Products whose pictures look alike. */
function lookOf({ top, appearance: { subject, kind, colour, accent } }: Offer): string {
  return [top, subject, kind, colour, accent].join('|');
}

/** Ids of products that stand directly behind one of the same look on a page of their subcategory. */
function followers(listing: readonly Offer[]): Set<number> {
  const last = new Map<string, string>();
  return new Set(
    listing
      .filter((offer) => {
        const look = lookOf(offer);
        const follows = last.get(offer.sub) === look;
        last.set(offer.sub, look);
        return follows;
      })
      .map(({ id }) => id),
  );
}

/** How many drawings a look gets: products that never meet share one, unless they are many. */
function viewsFor(group: readonly Offer[], following: ReadonlySet<number>): number {
  if (group.length > 7) return 3;
  return group.length > 5 || group.some(({ id }) => following.has(id)) ? 2 : 1;
}

/** The drawings of one look: sizes and arrangements change together. */
function viewsOf(group: readonly Offer[], views: number, pictures: Pictures): string[] {
  const start = Math.floor(chance(lookOf(group[0]!)) * cycle.length);
  const bySize = group.toSorted((a, b) => a.appearance.size - b.appearance.size);
  return Array.from({ length: views }, (_, view) => {
    const model = bySize[Math.floor(((view + 0.5) / views) * bySize.length)]!;
    return pictures.add(
      'catalogue',
      drawingOf(model.top, model.appearance, cycle[(start + view) % cycle.length]!),
    );
  });
}

/**
 * Gives every product its pictures. `listing` is the order in which pages show products:
 * goods that look alike take turns, so that neighbours never show the same drawing.
 */
export function illustrate(listing: readonly Offer[], pictures: Pictures): Map<number, Illustrated> {
  const groups = groupBy(listing, lookOf);
  const following = followers(listing);
  return new Map(
    [...groups.values()].flatMap((group) => {
      const views = viewsOf(group, viewsFor(group, following), pictures);
      return group.map((offer, turn) => {
        const main = views[turn % views.length]!;
        return [offer.id, { main, more: views.filter((view) => view !== main) }] as const;
      });
    }),
  );
}

/** Pictures of the categories by their key. */
export function illustrateCategories(pictures: Pictures): Map<string, string> {
  return new Map(
    categories.flatMap((top) =>
      [top, ...top.children].map(({ key, draw: [subject, kind, colour, accent] }) => {
        const look = {
          subject,
          kind,
          size: 0.6,
          ...(colour ? { colour } : {}),
          ...(accent ? { accent } : {}),
        };
        return [key, pictures.add('catalogue', drawingOf(top.key, look, 'one'))] as const;
      }),
    ),
  );
}

/** Writes the drawings as SVG; the embedded gateway renders each width when it is first requested. */
export async function writeDrawings(folder: string, pictures: readonly Picture[]): Promise<void> {
  for (const { path, svg } of pictures) {
    const file = join(folder, `${path}.svg`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, svg);
  }
}
