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

/** Arrangements of goods that are sold singly, by the picture's turn. */
const single: readonly Arrangement[] = ['one', 'mirrored', 'near'];
const pairs: readonly Arrangement[] = ['pair', 'mirroredPair'];
const packs: readonly Arrangement[] = ['row', 'pair', 'one'];
const several = new Set<string>(['Pack', 'Box', 'Case', 'Dozen']);
/** Relative sizes of successive drawings of one look. */
const proportions = [0.5, 0.15, 0.85] as const;

function arrangementsOf({ unit }: Offer): readonly Arrangement[] {
  if (unit === 'Pair') return pairs;
  return several.has(unit) ? packs : single;
}

const drawingOf = (top: string, look: Appearance, arrangement: Arrangement): Drawing => ({
  subject: look.subject,
  hue: hueOf(top),
  kind: look.kind,
  ...(look.colour ? { colour: look.colour } : {}),
  ...(look.accent ? { accent: look.accent } : {}),
  size: look.size,
  arrangement,
});

export interface Picture {
  /** Storage path without file extension. */
  path: string;
  svg: string;
  arrangement: Arrangement;
}

/** Set of drawings, named by a hash of their content. */
export class Pictures {
  private readonly byPath = new Map<string, Picture>();

  /** Adds a drawing and returns its storage path. */
  add(folder: string, drawing: Drawing): string {
    const svg = toSvg(drawing);
    const digest = createHash('sha256').update(svg).digest('hex').slice(0, 16);
    const path = `${folder}/${drawing.subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${digest}`;
    this.byPath.set(path, { path, svg, arrangement: drawing.arrangement });
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
function lookOf(offer: Offer): string {
  const { subject, kind, colour, accent } = offer.appearance;
  return [offer.top, subject, kind, colour, accent, ...arrangementsOf(offer)].join('|');
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

/** Path of one of the drawings of a look, which differ in size and arrangement. */
function addView(offer: Offer, view: number, pictures: Pictures): string {
  const arrangements = arrangementsOf(offer);
  const start = Math.floor(chance(lookOf(offer)) * arrangements.length);
  const arrangement = arrangements[(start + view) % arrangements.length]!;
  const size = proportions[view % proportions.length]!;
  return pictures.add('catalogue', drawingOf(offer.top, { ...offer.appearance, size }, arrangement));
}

/**
 * Assigns pictures to every product. `listing` is the order of products on pages: no product has the picture of the one before
 * it among all goods, in its category or in its subcategory.
 */
export function illustrate(listing: readonly Offer[], pictures: Pictures): Map<number, Illustrated> {
  const following = followers(listing);
  const views = new Map(
    [...groupBy(listing, lookOf)].map(([look, group]) => [
      look,
      Array.from({ length: viewsFor(group, following) }, (_, view) => addView(group[0]!, view, pictures)),
    ]),
  );
  const turns = new Map<string, number>();
  const last = new Map<string, string>();
  return new Map(
    listing.map((offer) => {
      const look = lookOf(offer);
      const turn = turns.get(look) ?? 0;
      turns.set(look, turn + 1);
      const lists = ['all', offer.top, offer.sub];
      const before = lists.map((list) => last.get(list));
      const own = views.get(look)!;
      const inTurn = own.map((_, place) => own[(turn + place) % own.length]!);
      // Another look may be drawn the same.
      const main = inTurn.find((view) => !before.includes(view)) ?? addView(offer, own.length, pictures);
      for (const list of lists) last.set(list, main);
      return [offer.id, { main, more: own.filter((view) => view !== main) }] as const;
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
