import type { Item } from './product.ts';

/** Pieces in a box or pack, from its properties or its texts ("box of 50"); null if they state none or it is sold by the piece. */
export function piecesOf({ unit, attributes, name: [name], description: [text] }: Item): number | null {
  if (unit === 'Piece') return null;
  const count = attributes.find(({ key }) => key === 'packCount')?.number;
  return count ?? (Number(/\bbox of (\d+)/i.exec(`${name} ${text}`)?.[1]) || null);
}
