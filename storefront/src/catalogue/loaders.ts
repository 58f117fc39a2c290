import { servicesContext, type Services } from '@mawad/shared-ui/contract';
import { data, type LoaderFunctionArgs, redirect } from '@mawad/shared-ui/router';
import { AppError } from '@mawad/supabase/errors';
import {
  categoriesQuery,
  compatibleQuery,
  homeQuery,
  productQuery,
  relatedQuery,
  reviewsQuery,
  searchQuery,
} from './catalogue-queries.ts';
import { findCategory } from './category-tree.ts';
import { dealsInput, readListing } from './listing-input.ts';

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

/** All categories. */
export async function categoriesLoader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  await services.queryClient.ensureQueryData(categoriesQuery(services));
  return null;
}

/** A page of products, of one category when the address names one; 404 for an unknown category. */
export async function listingLoader({ context, request, params }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const slug = params.childSlug ?? params.slug;
  const fixed = slug === undefined ? {} : { category: slug };
  const [categories] = await Promise.all([
    services.queryClient.ensureQueryData(categoriesQuery(services)),
    ensureListing(services, request, fixed),
  ]);
  if (slug !== undefined && !findCategory(categories, slug)) throw missing('category');
  return null;
}

/** Running deals, newest first unless the address says otherwise. */
export async function dealsLoader({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  await Promise.all([
    services.queryClient.ensureQueryData(categoriesQuery(services)),
    ensureListing(services, request, dealsInput),
  ]);
  return null;
}

/** Search results; without a term nothing is asked. */
export async function searchLoader({ context, request }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const url = new URL(request.url);
  const typed = url.searchParams.get('q') ?? '';
  const term = typed.trim();
  // The form's own submission, before the page is alive, sends what was typed.
  if (term !== typed) {
    url.searchParams.set('q', term);
    throw redirect(`${url.pathname}${url.search}`);
  }
  await Promise.all([
    services.queryClient.ensureQueryData(categoriesQuery(services)),
    term ? ensureListing(services, request, {}) : null,
  ]);
  return null;
}

/** A product with what its page shows below it; 404 for a product that is not offered. */
export async function productLoader({ context, params }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = readProductId(params.id);
  if (id === null) throw missing('product');
  const { queryClient } = services;
  // What stands below the product may fail alone: its section then says so.
  const below = Promise.allSettled([
    queryClient.ensureQueryData(relatedQuery(services, id)),
    queryClient.ensureQueryData(compatibleQuery(services, id)),
    queryClient.ensureQueryData(reviewsQuery(services, id, 1)),
  ]);
  try {
    await queryClient.ensureQueryData(productQuery(services, id));
  } catch (error) {
    if (error instanceof AppError && error.code === 'product_not_found') throw missing('product');
    throw error;
  }
  await below;
  return null;
}

/** The product id of an address, or null when it cannot be one. */
function readProductId(text: string | undefined): number | null {
  const id = /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 ? id : null;
}

function ensureListing(services: Services, request: Request, fixed: Parameters<typeof readListing>[1]) {
  const input = readListing(new URL(request.url).searchParams, fixed);
  return services.queryClient.ensureQueryData(searchQuery(services, input));
}

/** The body tells the error page which words to use. */
function missing(what: 'product' | 'category') {
  return data({ missing: what }, { status: 404 });
}
