import { createHash } from 'node:crypto';

/** Pseudo-random number, 0 ≤ n < 1, that depends only on `words`, so that every run generates the same data. */
export function chance(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('\u0001')) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Pseudo-random integer from `least` to `most`, both included. */
export const between = (least: number, most: number, ...words: readonly (string | number)[]): number =>
  least + Math.floor(chance(...words) * (most - least + 1));

/** Pseudo-random element of a list. */
export function choose<T>(list: readonly T[], ...words: readonly (string | number)[]): T {
  if (list.length === 0) throw new Error('nothing to choose from');
  return list[Math.floor(chance(...words) * list.length)] as T;
}

/** Copy of the list in a pseudo-random order. */
export function shuffle<T>(list: readonly T[], ...words: readonly (string | number)[]): T[] {
  return list
    .map((item, index) => ({ item, place: chance(...words, index) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** UUID derived from a name, the same in every run. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`mawad/${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
