import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { groupBy } from './grouping.ts';
import type { Offer } from './catalogue/offers.ts';
import { categories } from './catalogue/categories.ts';
import type { Appearance } from './catalogue/product.ts';
import { chance } from './random.ts';
import { toSvg, type Arrangement, type Drawing } from './illustrations/draw.ts';

/** Key in `hues` of a top-level category. */
const hueOf = (top: string): string => (top === 'doors-windows-and-tiles' ? 'finishing' : top);

/** Ordered so that successive arrangements differ clearly. */
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

export interface Picture {
  /** Storage path without file extension. */
  path: string;
  svg: string;
}

/** Set of drawings, named by a hash of their content. */
export class Pictures {
  private readonly byPath = new Map<string, Picture>();

  /** Adds a drawing and returns its storage path. */
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

/** Key that is equal for products whose pictures look alike. */
function lookOf({ top, appearance: { subject, kind, colour, accent } }: Offer): string {
  return [top, subject, kind, colour, accent].join('|');
}

/** Ids of products that directly follow a product of the same look in the list of their subcategory. */
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

/** Number of drawings for a look: one if its products are few and never adjacent. */
function viewsFor(group: readonly Offer[], following: ReadonlySet<number>): number {
  if (group.length > 7) return 3;
  return group.length > 5 || group.some(({ id }) => following.has(id)) ? 2 : 1;
}

/** Paths of the drawings of one look, with different sizes and arrangements. */
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
 * Assigns pictures to every product. `listing` is the order of products on pages: products that look alike alternate between
 * drawings, so that neighbours have different ones.
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

/** Picture paths by key of the category. */
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

/** Writes the drawings as SVG; the gateway of the embedded stack renders each width on its first request. */
export async function writeDrawings(folder: string, pictures: readonly Picture[]): Promise<void> {
  for (const { path, svg } of pictures) {
    const file = join(folder, `${path}.svg`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, svg);
  }
}
