import { servicesContext, type Services } from '@mawad/shared-ui/contract';
import { data, type LoaderFunctionArgs, redirect } from '@mawad/shared-ui/router';
import { AppError } from '@mawad/supabase/errors';
import type { InformationPageName } from '@mawad/supabase/queries/information-pages';
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
import { readQuestions } from './question-input.ts';
import { readReviews } from './review-input.ts';

/** Home: shelves and categories. */
export async function homeLoader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const { queryClient } = services;
  await Promise.all([
    queryClient.ensureQueryData(homeQuery(services)),
    queryClient.ensureQueryData(categoriesQuery(services)),
  ]);
  return null;
}

/** The words of a page that the staff may write anew; without them the shop's own stand. */
export function informationLoader(page: InformationPageName) {
  return async ({ context }: LoaderFunctionArgs) => {
    const services = context.get(servicesContext);
    await services.queryClient.prefetchQuery(informationPageQuery(services, page));
    return null;
  };
}

/** All categories. */
export async function categoriesLoader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  await services.queryClient.ensureQueryData(categoriesQuery(services));
  return null;
}

/**
 * A page of products, of one category when the address names one. A slug of the other language or a wrong parent leads to the
 * category's own address; an unknown category is a 404.
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
  await Promise.all([
    ensureListing(services, request, { category: category.slug_en }),
    services.queryClient.prefetchQuery(categorySeoQuery(services, category.id)),
  ]);
  const path = pathTo(await categories, category);
  const language = services.language();
  // The browser shows the page at once and mends its address then.
  if (typeof document === 'undefined' && !isCategoryAddress(params, path, language)) {
    throw redirect(categoryHref(path, language) + new URL(request.url).search, 301);
  }
  return null;
}

/** Running deals, newest first unless the address says otherwise. */
export async function dealsLoader({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  await ensureListing(services, request, dealsInput);
  return null;
}

/** A company's page with its products; 404 for one that does not sell. */
export async function storeLoader({ context, params, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  try {
    const { id } = await services.queryClient.ensureQueryData(storeQuery(services, params.slug ?? ''));
    await ensureListing(services, request, { sellers: [id] });
  } catch (error) {
    if (error instanceof AppError && error.code === 'seller_not_found') throw missing('store');
    throw error;
  }
  return null;
}

/** Search results; without a term nothing is asked. */
export async function searchLoader({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const url = new URL(request.url);
  const typed = url.searchParams.get('q') ?? '';
  const term = typed.trim();
  // Before the page is hydrated, the browser submits the form itself and sends the term as it was typed.
  if (term !== typed) {
    url.searchParams.set('q', term);
    throw mended(request, url.pathname + url.search);
  }
  if (!term) return null;
  await Promise.all([
    ensureListing(services, request, {}),
    services.queryClient.prefetchQuery(relatedSearchesQuery(services, term, services.language())),
  ]);
  return null;
}

/** A product with what its page shows below it; 404 for one that never was public, 410 for one that was. */
export async function productLoader({ context, params, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = readProductId(params.id);
  if (id === null) throw missing('product');
  if (params.id !== String(id)) throw mended(request, `/product/${id}${new URL(request.url).search}`, 301);
  const { queryClient } = services;
  // What stands below the product may fail alone: its section then says so.
  const address = new URL(request.url).searchParams;
  const below = Promise.allSettled([
    queryClient.ensureQueryData(relatedQuery(services, id)),
    queryClient.ensureQueryData(compatibleQuery(services, id)),
    queryClient.ensureQueryData(reviewsQuery(services, id, readReviews(address))),
    queryClient.ensureQueryData(questionsQuery(services, id, readQuestions(address))),
  ]);
  try {
    await queryClient.ensureQueryData(productQuery(services, id));
  } catch (error) {
    if (error instanceof AppError && error.code === 'product_not_found') throw missing('product');
    if (error instanceof AppError && error.code === 'product_gone') throw missing('product', 410);
    throw error;
  }
  // The browser shows the product without waiting for it.
  if (typeof document === 'undefined') await below;
  return null;
}

/** The product id of an address, or null when it cannot be one. */
function readProductId(text: string | undefined): number | null {
  const id = /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 ? id : null;
}

/**
 * A list's products, and the categories' names where its address asks for one. A page number that is none leads to the
 * first page, and one beyond the last back to the last.
 */
async function ensureListing(services: Services, request: Request, fixed: FixedInput) {
  const { pathname, searchParams } = new URL(request.url);
  const input = readListing(searchParams, fixed);
  const page = input.page!;
  const addressOf = (number: number) =>
    pathname + searchOf(withParams(searchParams, { page: number > 1 ? String(number) : null }));
  const named = searchParams.getAll('page');
  if (named.length > 0 && (page === 1 || named.join() !== String(page))) {
    throw mended(request, addressOf(page), 301);
  }
  const [{ items, total }] = await Promise.all([
    services.queryClient.ensureQueryData(searchQuery(services, input)),
    searchParams.has('category') && services.queryClient.prefetchQuery(categoriesQuery(services)),
  ]);
  if (items.length > 0 || page === 1 || total === 0) return;
  const last = pageCountOf(total);
  if (last < page) throw mended(request, addressOf(last));
}

/** Leads to the address that was meant; the wrong one leaves no step in the browser's history. */
function mended(request: Request, address: string, status = 302) {
  const isShown = typeof document !== 'undefined' && window.location.href === request.url;
  return redirect(address, { status, ...(isShown && { headers: { 'X-Remix-Replace': 'true' } }) });
}

/** The body tells the error page which words to use. */
function missing(what: 'product' | 'category' | 'store', status: 404 | 410 = 404) {
  return data({ missing: what }, { status });
}
