import { recentSearchesKey } from './recent-searches-key.ts';
import { browserStorage, listCodec, storedValue } from './storage.ts';

const kept = 6;
const longest = 200;

const parseTerm = (item: unknown): string | null =>
  typeof item === 'string' && item.trim() !== '' && item.length <= longest ? item : null;

const stored = () => storedValue(browserStorage(), recentSearchesKey, listCodec(1, parseTerm), []);

/** What was searched on this device, the newest first; empty where storage is denied or damaged. */
export function readRecentSearches(): string[] {
  return [...new Set(stored().read())].slice(0, kept);
}

/** Puts a term first; the oldest beyond six is forgotten. */
export function rememberSearch(term: string): void {
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== term.toLowerCase());
  stored().write([term.slice(0, longest), ...others].slice(0, kept));
}

/** Forgets every term. */
export function forgetSearches(): void {
  stored().write([]);
}
