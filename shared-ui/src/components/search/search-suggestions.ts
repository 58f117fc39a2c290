import { localized, type Language } from '@mawad/shared-i18n';

/** What a search box offers for a term. Prices are IQD. */
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
  /** Words that continue the last one typed. */
  words: string[];
}

/** Asks what to offer for a term; stops when the signal says so. */
export type Suggest = (term: string, signal: AbortSignal) => Promise<Suggested>;

export interface Suggestion {
  kind: 'recent' | 'word' | 'category' | 'product';
  text: string;
  /** Where choosing it leads. */
  to: string;
  product?: Suggested['products'][number];
}

export interface SuggestionGroup {
  kind: Suggestion['kind'];
  suggestions: Suggestion[];
}

/** Address of the results of a term. */
export function searchHref(term: string): string {
  return `/search?${new URLSearchParams({ q: term })}`;
}

/** Earlier searches, all of them or those that begin like what is typed. */
export function recentGroup(recent: string[], term: string): SuggestionGroup[] {
  const typed = term.trim().toLowerCase();
  const fitting = recent.filter((one) => one.toLowerCase().startsWith(typed) && one.toLowerCase() !== typed);
  return group(
    'recent',
    fitting.slice(0, typed ? 2 : 6).map((text) => ({ kind: 'recent', text, to: searchHref(text) })),
  );
}

/** What the catalogue offers, in the order of the list. */
export function suggestedGroups(suggested: Suggested, term: string, language: Language): SuggestionGroup[] {
  const before = term.trimStart().replace(/\S+$/, '');
  return [
    ...group(
      'word',
      suggested.words.slice(0, 4).map((word) => {
        const text = before + word;
        return { kind: 'word', text, to: searchHref(text) };
      }),
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

function group(kind: Suggestion['kind'], suggestions: Suggestion[]): SuggestionGroup[] {
  return suggestions.length > 0 ? [{ kind, suggestions }] : [];
}
