import { useCallback } from 'react';
import { useLocation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';

/** State of a list in the address, so that links and Back restore it. */
export interface ListParams {
  /** Trimmed search term, '' for none. */
  term: string;
  /** 1-based. */
  page: number;
  /** Value of a filter, '' for none. */
  filter(name: string): string;
  /** True if a term or filter is set. */
  narrowed: boolean;
  /** Changes the term and returns to the first page. */
  setTerm(term: string): void;
  /** Changes one filter ('' removes it) and returns to the first page. */
  setFilter(name: string, value: string): void;
  /** Changes several filters and returns to the first page. */
  setFilters(changes: Record<string, string>): void;
  /** Address of another page of the same list. */
  hrefOfPage(page: number): string;
  /** Removes the term and all filters. */
  clear(): void;
}

const termKey = 'q';
const pageKey = 'page';
const sortKey = 'sort';
/** Parameters that change how the rows are shown, not which rows. */
const viewKeys = [pageKey, sortKey, 'hide'];

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Sort of the list in the address; `usual` is used without one and is left out. */
export function sortOf(list: ListParams, usual: string) {
  return {
    value: list.filter(sortKey) || usual,
    choose: (value: string) => list.setFilter(sortKey, value === usual ? '' : value),
  };
}

/** Copies the parameters, sets the given values and removes empty ones. */
function withChanges(before: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

function pageHref(pathname: string, params: URLSearchParams, page: number): string {
  const target = withChanges(params, { [pageKey]: page > 1 ? String(page) : '' });
  return target.size > 0 ? `${pathname}?${target}` : pathname;
}

/** Reads and changes the list parameters of the current address. */
export function useListParams(): ListParams {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();

  const change = useCallback(
    (changes: Record<string, string>, replace: boolean) => {
      setParams((before) => withChanges(before, changes), { replace, preventScrollReset: replace });
    },
    [setParams],
  );

  return {
    term: params.get(termKey)?.trim() ?? '',
    page: readPage(params.get(pageKey)),
    filter: (name) => params.get(name) ?? '',
    narrowed: [...params.keys()].some((name) => !viewKeys.includes(name)),
    setTerm: (term) => change({ [termKey]: term.trim(), [pageKey]: '' }, true),
    setFilter: (name, value) => change({ [name]: value, [pageKey]: '' }, false),
    setFilters: (changes) => change({ ...changes, [pageKey]: '' }, false),
    hrefOfPage: (page) => pageHref(pathname, params, page),
    clear: () => setParams(new URLSearchParams()),
  };
}
