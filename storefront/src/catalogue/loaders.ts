import { servicesContext, type Services } from '@mawad/shared-ui/platform/contract.ts';
import { type LoaderFunctionArgs, redirect } from '@mawad/shared-ui/kit/router.ts';
import type { InformationPageName } from '@mawad/supabase/site/information-pages-queries';
import {
  categoriesQuery,
  categorySeoQuery,
  compatibleQuery,
  homeQuery,
  informationPageQuery,
  productQuery,
  relatedQuery,
  relatedSearchesQuery,
  questionsQuery,
  reviewsQuery,
  searchQuery,
  storeQuery,
} from './catalogue-queries.ts';
import { categoryHref, findCategory, isCategoryAddress, pathTo } from './category-tree.ts';
import {
  dealsInput,
  pageCountOf,
  readListing,
  searchOf,
  withParams,
  type FixedInput,
} from './listing-input.ts';
import { missing, throwMissing } from './missing-page.ts';
import { readQuestions } from './question-input.ts';
import { readReviews } from './review-input.ts';
import { waitForData } from './wait-for-data.ts';

export async function homeLoader({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const { queryClient } = services;
  const data = [
    queryClient.ensureQueryData(homeQuery(services)),
    queryClient.ensureQueryData(categoriesQuery(services)),
  ];
  await waitForData(request, Promise.all(data));
  return null;
}

/** Loads the staff-edited text of an information page, which falls back to the built-in text. */
export function informationLoader(page: InformationPageName) {
  return async ({ context }: LoaderFunctionArgs) => {
    const services = context.get(servicesContext);
    await services.queryClient.prefetchQuery(informationPageQuery(services, page));
    return null;
  };
}

export async function categoriesLoader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  await services.queryClient.ensureQueryData(categoriesQuery(services));
  return null;
}

/**
 * Loads a page of products, of one category if the address has one. On the server, a slug of another language
 * or a wrong parent redirects to the category's own address; an unknown category is a 404.
 */
export async function listingLoader({ context, request, params }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const slug = params.childSlug ?? params.slug;
  if (slug === undefined) {
    await ensureListing(services, request, {});
    return null;
  }
  const categories = services.queryClient.ensureQueryData(categoriesQuery(services));
  const category = findCategory(await categories, slug);
  if (!category) throw missing('category');
  const seo = services.queryClient.prefetchQuery(categorySeoQuery(services, category.id));
  await ensureListing(services, request, { category: category.slug_en }, seo);
  const path = pathTo(await categories, category);
  const language = services.language();
  // The browser shows the page at once and replaces its address afterwards.
  if (typeof document === 'undefined' && !isCategoryAddress(params, path, language)) {
    throw redirect(categoryHref(path, language) + new URL(request.url).search, 301);
  }
  return null;
}

/** Loads current deals, newest first by default. */
export async function dealsLoader({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  await ensureListing(services, request, dealsInput);
  return null;
}

/** Loads a company's page with its products; 404 if the company does not sell. */
export async function storeLoader({ context, params, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const store = services.queryClient.ensureQueryData(storeQuery(services, params.slug ?? ''));
  const { id } = await store.catch(throwMissing);
  await ensureListing(services, request, { sellers: [id] });
  return null;
}

/** Loads search results; requests nothing without a term. */
export async function searchLoader({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const url = new URL(request.url);
  const typed = url.searchParams.get('q') ?? '';
  const term = typed.trim();
  // Before hydration the browser submits the form itself, with an untrimmed term.
  if (term !== typed) {
    url.searchParams.set('q', term);
    throw redirectToCorrected(request, url.pathname + url.search);
  }
  if (!term) return null;
  const related = relatedSearchesQuery(services, term, services.language());
  await ensureListing(services, request, {}, services.queryClient.prefetchQuery(related));
  return null;
}

/** Loads a product page; 404 if the product was never public, 410 if it no longer is. */
export async function productLoader({ context, params, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = readProductId(params.id);
  if (id === null) throw missing('product');
  if (params.id !== String(id))
    throw redirectToCorrected(request, `/product/${id}${new URL(request.url).search}`, 301);
  const product = services.queryClient.ensureQueryData(productQuery(services, id)).catch(throwMissing);
  // In the browser the sections below load their own data after the product is shown.
  if (typeof document === 'undefined') await Promise.all([product, prefetchBelow(services, id, request)]);
  else await waitForData(request, product);
  return null;
}

/** Prefetches the sections below the product. If one fails, only its section shows an error. */
async function prefetchBelow(services: Services, id: number, request: Request): Promise<void> {
  const { queryClient } = services;
  const address = new URL(request.url).searchParams;
  await Promise.allSettled([
    queryClient.ensureQueryData(relatedQuery(services, id)),
    queryClient.ensureQueryData(compatibleQuery(services, id)),
    queryClient.ensureQueryData(reviewsQuery(services, id, readReviews(address))),
    queryClient.ensureQueryData(questionsQuery(services, id, readQuestions(address))),
  ]);
}

/** Product id of an address; null if it is invalid. */
function readProductId(text: string | undefined): number | null {
  const id = /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 ? id : null;
}

/**
 * Loads a list's products, the category names if the address filters by category, and `beside`. Redirects an
 * invalid page number to the first page and one that is too high to the last.
 */
async function ensureListing(
  services: Services,
  request: Request,
  fixed: FixedInput,
  beside?: Promise<unknown>,
) {
  const { pathname, searchParams } = new URL(request.url);
  const input = readListing(searchParams, fixed);
  const page = input.page!;
  const addressOf = (number: number) =>
    pathname + searchOf(withParams(searchParams, { page: number > 1 ? String(number) : null }));
  const named = searchParams.getAll('page');
  if (named.length > 0 && (page === 1 || named.join() !== String(page))) {
    throw redirectToCorrected(request, addressOf(page), 301);
  }
  const found = services.queryClient.ensureQueryData(searchQuery(services, input));
  const names = searchParams.has('category') && services.queryClient.prefetchQuery(categoriesQuery(services));
  if (page === 1) {
    await waitForData(request, Promise.all([found, names, beside]));
    return;
  }
  const [{ items, total, total_is_estimate }] = await Promise.all([found, names, beside]);
  if (items.length > 0 || total === 0) return;
  const last = total_is_estimate ? 1 : pageCountOf(total);
  if (last < page) throw redirectToCorrected(request, addressOf(last));
}

/** Redirects to a corrected address, which replaces the wrong one in the browser's history. */
function redirectToCorrected(request: Request, address: string, status = 302) {
  const isShown = typeof document !== 'undefined' && window.location.href === request.url;
  return redirect(address, { status, ...(isShown && { headers: { 'X-Remix-Replace': 'true' } }) });
}
