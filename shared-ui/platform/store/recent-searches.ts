import { recentSearchesKey } from './recent-searches-key.ts';
import { browserStorage, listCodec, storedValue } from './storage.ts';

const limit = 6;
const longest = 200;

const parseTerm = (item: unknown): string | null =>
  typeof item === 'string' && item.trim() !== '' && item.length <= longest ? item : null;

const stored = () => storedValue(browserStorage(), recentSearchesKey, listCodec(1, parseTerm), []);

/** Recent searches of this device, newest first; empty if storage is denied or damaged. */
export function readRecentSearches(): string[] {
  return [...new Set(stored().read())].slice(0, limit);
}

/** Puts a term first and removes the oldest beyond six. */
export function rememberSearch(term: string): void {
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== term.toLowerCase());
  stored().write([term.slice(0, longest), ...others].slice(0, limit));
}

export function forgetSearches(): void {
  stored().write([]);
}
