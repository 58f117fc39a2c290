import { localized, type Language } from '@mawad/shared-i18n';

/** Suggestions for a term. Prices in IQD. */
export interface Suggested {
  products: {
    id: number;
    name_en: string;
    name_ar: string;
    main_image: string | null;
    price: number;
    discounted_price: number | null;
  }[];
  categories: { id: number; name_en: string; name_ar: string; slug_en: string; slug_ar: string }[];
  /** Completions of the last typed word. */
  words: string[];
  /** Frequent searches similar to the term; for an empty term, all frequent searches. */
  popular: string[];
}

/** Loads the suggestions for a term; can be aborted by the signal. */
export type Suggest = (term: string, signal: AbortSignal) => Promise<Suggested>;

export interface Suggestion {
  kind: 'recent' | 'popular' | 'word' | 'category' | 'product';
  text: string;
  to: string;
  product?: Suggested['products'][number];
}

export interface SuggestionGroup {
  kind: Suggestion['kind'];
  suggestions: Suggestion[];
}

export function searchHref(term: string): string {
  return `/search?${new URLSearchParams({ q: term })}`;
}

/** Recent searches: all, or those that start with the typed text. */
export function recentGroup(recent: string[], term: string): SuggestionGroup[] {
  const typed = term.trim().toLowerCase();
  const fitting = recent.filter((one) => one.toLowerCase().startsWith(typed) && one.toLowerCase() !== typed);
  return group(
    'recent',
    fitting.slice(0, typed ? 2 : 6).map((text) => ({ kind: 'recent', text, to: searchHref(text) })),
  );
}

/** Suggestion groups in display order, without searches that are already among the recent ones. */
export function suggestedGroups(
  suggested: Suggested,
  term: string,
  language: Language,
  recent: SuggestionGroup[],
): SuggestionGroup[] {
  const typed = term.trim();
  const before = typed.replace(/\S+$/, '');
  const known = new Set([typed, ...recent.flatMap(textsOf)].map((text) => text.toLowerCase()));
  const isNew = (text: string) => known.size < known.add(text.toLowerCase()).size;
  const searches = (kind: 'popular' | 'word', texts: string[], most: number) =>
    group(
      kind,
      texts
        .filter(isNew)
        .slice(0, most)
        .map((text) => ({ kind, text, to: searchHref(text) })),
    );
  return [
    ...searches('popular', suggested.popular, typed ? 3 : 6),
    ...searches(
      'word',
      suggested.words.map((word) => before + word),
      4,
    ),
    ...group(
      'category',
      suggested.categories.map((category) => ({
        kind: 'category',
        text: localized(category, 'name', language),
        to: `/category/${encodeURIComponent(localized(category, 'slug', language))}`,
      })),
    ),
    ...group(
      'product',
      suggested.products.map((product) => ({
        kind: 'product',
        text: localized(product, 'name', language),
        to: `/product/${product.id}`,
        product,
      })),
    ),
  ];
}

function textsOf({ suggestions }: SuggestionGroup): string[] {
  return suggestions.map(({ text }) => text);
}

function group(kind: Suggestion['kind'], suggestions: Suggestion[]): SuggestionGroup[] {
  return suggestions.length > 0 ? [{ kind, suggestions }] : [];
}
