import { servicesContext, type Services } from '@mawad/shared-ui/contract';
import { type LoaderFunctionArgs, redirect } from '@mawad/shared-ui/router';
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
import { missing, throwMissing } from './missing-page.ts';
import { readQuestions } from './question-input.ts';
import { readReviews } from './review-input.ts';
import { waitForData } from './wait-for-data.ts';

/** Home: shelves and categories. */
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
  const seo = services.queryClient.prefetchQuery(categorySeoQuery(services, category.id));
  await ensureListing(services, request, { category: category.slug_en }, seo);
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
  const store = services.queryClient.ensureQueryData(storeQuery(services, params.slug ?? ''));
  const { id } = await store.catch(throwMissing);
  await ensureListing(services, request, { sellers: [id] });
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
  const related = relatedSearchesQuery(services, term, services.language());
  await ensureListing(services, request, {}, services.queryClient.prefetchQuery(related));
  return null;
}

/** A product with what its page shows below it; 404 for one that never was public, 410 for one that was. */
export async function productLoader({ context, params, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = readProductId(params.id);
  if (id === null) throw missing('product');
  if (params.id !== String(id)) throw mended(request, `/product/${id}${new URL(request.url).search}`, 301);
  const product = services.queryClient.ensureQueryData(productQuery(services, id)).catch(throwMissing);
  // In the browser the sections below ask themselves, once the product is shown.
  if (typeof document === 'undefined') await Promise.all([product, prefetchBelow(services, id, request)]);
  else await waitForData(request, product);
  return null;
}

/** Fetches what stands below the product, which may fail alone: its section then says so. */
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

/** The product id of an address, or null when it cannot be one. */
function readProductId(text: string | undefined): number | null {
  const id = /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 ? id : null;
}

/**
 * A list's products, the categories' names where its address asks for one, and what stands beside the list.
 * A page number that is none leads to the first page, and one beyond the last back to the last.
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
    throw mended(request, addressOf(page), 301);
  }
  const found = services.queryClient.ensureQueryData(searchQuery(services, input));
  const names = searchParams.has('category') && services.queryClient.prefetchQuery(categoriesQuery(services));
  if (page === 1) {
    await waitForData(request, Promise.all([found, names, beside]));
    return;
  }
  const [{ items, total }] = await Promise.all([found, names, beside]);
  if (items.length > 0 || total === 0) return;
  const last = pageCountOf(total);
  if (last < page) throw mended(request, addressOf(last));
}

/** Leads to the address that was meant; the wrong one leaves no step in the browser's history. */
function mended(request: Request, address: string, status = 302) {
  const isShown = typeof document !== 'undefined' && window.location.href === request.url;
  return redirect(address, { status, ...(isShown && { headers: { 'X-Remix-Replace': 'true' } }) });
}
