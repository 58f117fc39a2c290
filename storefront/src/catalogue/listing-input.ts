import { toLatinDigits } from '@mawad/shared-i18n';
import type { SearchInput, SearchSort } from '@mawad/supabase/catalogue/queries';

/** Products per page: divisible by 2, 3, 4 and 6 columns. */
export const pageSize = 24;
export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

const sorts: SearchSort[] = ['relevance', 'newest', 'price_asc', 'price_desc', 'discount', 'rating'];

const dealSorts: SearchSort[] = ['newest', 'discount'];

/** Parameters that filter a list; `page`, `sort`, `view` and `q` do not. */
const filterNames = [
  'category',
  'brand',
  'size',
  'color',
  'seller',
  'price_min',
  'price_max',
  'stock',
  'deal',
  'rating',
] as const;

/** Prefix of attribute filters, followed by the attribute's key. */
const attributePrefix = 'attr.';

export function attributeParam(key: string): string {
  return attributePrefix + key;
}

/** Search input fixed by the page, regardless of its address. */
export type FixedInput = Pick<SearchInput, 'category' | 'on_deal' | 'sellers' | 'term' | 'sort'>;

export const dealsInput: FixedInput = { on_deal: true, sort: 'newest' };

/**
 * Reads the search input from a list's address. Invalid values (negative prices, page 0, unknown sort orders)
 * are dropped, not refused.
 */
export function readListing(params: URLSearchParams, fixed: FixedInput = {}): SearchInput {
  return compact({
    term: params.get('q')?.trim() || undefined,
    as_typed: params.get('exact') === '1' || undefined,
    category: params.get('category') || undefined,
    brands: nonEmpty(params.getAll('brand')),
    sizes: nonEmpty(params.getAll('size')),
    colors: nonEmpty(params.getAll('color')),
    sellers: nonEmpty(params.getAll('seller')),
    price_min: readAmount(params.get('price_min')),
    price_max: readAmount(params.get('price_max')),
    in_stock: params.get('stock') === '1' || undefined,
    on_deal: params.get('deal') === '1' || undefined,
    rating_min: readRating(params.get('rating')),
    attributes: readAttributes(params),
    with_comparison: readView(params) === 'list' || undefined,
    page: readPage(params.get('page')),
    page_size: pageSize,
    ...compact(fixed),
    sort: readSort(params.get('sort'), fixed.on_deal ? dealSorts : sorts) ?? fixed.sort,
  });
}

/** Whole dinars of a price parameter; undefined if it is not a price. */
export function readAmount(text: string | null): number | undefined {
  const digits = toLatinDigits(text ?? '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

/** Page number of an address, from 1. */
export function readPage(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= 10_000 ? page : 1;
}

export function readView(params: URLSearchParams): 'grid' | 'list' {
  return params.get('view') === 'list' ? 'list' : 'grid';
}

export function attributeKeys(params: URLSearchParams): string[] {
  const names = [...new Set(params.keys())].filter((name) => name.startsWith(attributePrefix));
  return names.map((name) => name.slice(attributePrefix.length)).filter(Boolean);
}

function readAttributes(params: URLSearchParams): Record<string, string[]> | undefined {
  const chosen = attributeKeys(params)
    .sort()
    .map((key) => [key, nonEmpty(params.getAll(attributeParam(key)))] as const)
    .filter(([, values]) => values !== undefined);
  return chosen.length > 0 ? (Object.fromEntries(chosen) as Record<string, string[]>) : undefined;
}

function readRating(text: string | null): number | undefined {
  const rating = Number(text);
  return rating >= 1 && rating <= 5 ? rating : undefined;
}

function readSort(text: string | null, known: SearchSort[]): SearchSort | undefined {
  return known.find((sort) => sort === text);
}

/** Copies the parameters with changes (`null` removes a parameter) and returns to the first page. */
export function withParams(
  params: URLSearchParams,
  changes: Record<string, string | string[] | null>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const one of [value ?? []].flat()) if (one) next.append(name, one);
  }
  return next;
}

/** Removes all filters; term, sort order and view stay. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  return withParams(params, Object.fromEntries(filtersOf(params).map((name) => [name, null])));
}

export function countFilters(params: URLSearchParams): number {
  return filtersOf(params).reduce((count, name) => count + params.getAll(name).length, 0);
}

function filtersOf(params: URLSearchParams): string[] {
  return [...filterNames, ...attributeKeys(params).map(attributeParam)];
}

/** `?…` with the parameters; '' if there are none. */
export function searchOf(params: URLSearchParams): string {
  const text = params.toString();
  return text && `?${text}`;
}

function nonEmpty(values: string[]): string[] | undefined {
  const unique = [...new Set(values.filter(Boolean))].sort();
  return unique.length > 0 ? unique : undefined;
}

function compact<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
