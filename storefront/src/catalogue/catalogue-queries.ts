import type { Language } from '@mawad/shared-i18n';
import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  getCategorySeo,
  getHomePage,
  getHomePreview,
  getProduct,
  listCategories,
  listCompatibleProducts,
  listProductsByIds,
  listRelatedProducts,
  listRelatedSearches,
  listReviews,
  searchProducts,
  type SearchInput,
} from '@mawad/supabase/catalogue/queries';
import { getInformationPage, type InformationPageName } from '@mawad/supabase/site/information-pages-queries';
import { getStore } from '@mawad/supabase/companies/stores-queries';
import { listQuestions } from '@mawad/supabase/questions/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import type { QuestionInput } from './question-input.ts';
import type { ReviewInput } from './review-input.ts';

const minute = 60_000;

/** All categories, parents first. */
export const categoriesQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('categories', 'all'),
    queryFn: () => listCategories(backendOf(services).data),
    staleTime: 10 * minute,
  });

/** Search-engine texts of a category; not retried, so that the page does not wait. */
export const categorySeoQuery = (services: Services, id: number) =>
  queryOptions({
    queryKey: queryKey('categories', 'seo', id),
    queryFn: () => getCategorySeo(backendOf(services).data, id),
    staleTime: 10 * minute,
    retry: false,
  });

/** Staff-edited text of an information page; not retried, so that the page does not wait. */
export const informationPageQuery = (services: Services, page: InformationPageName) =>
  queryOptions({
    queryKey: queryKey('site', 'page', page),
    queryFn: () => getInformationPage(backendOf(services).data, page),
    staleTime: 10 * minute,
    retry: false,
  });

export const homeQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('products', 'home'),
    queryFn: () => getHomePage(backendOf(services).data),
    staleTime: minute,
  });

/** Unsaved home page of a staff preview; null if the preview has expired. */
export const homePreviewQuery = (services: Services, token: string) =>
  queryOptions({
    queryKey: queryKey('products', 'home-preview', token),
    queryFn: () => getHomePreview(backendOf(services).data, token),
    staleTime: minute,
  });

/** One page of products with facets; the previous page stays visible while the next one loads. */
export const searchQuery = (services: Services, input: SearchInput) =>
  queryOptions({
    queryKey: queryKey('products', 'search', input),
    queryFn: () => searchProducts(backendOf(services).data, input),
    staleTime: minute,
    placeholderData: keepPreviousData,
  });

/** Popular searches similar to a term; not retried, so that the page does not wait. */
export const relatedSearchesQuery = (services: Services, term: string, language: Language) =>
  queryOptions({
    queryKey: queryKey('suggestions', 'related', language, term),
    queryFn: () => listRelatedSearches(backendOf(services).data, term, language),
    staleTime: 10 * minute,
    retry: false,
  });

export const productQuery = (services: Services, id: number) =>
  queryOptions({
    queryKey: queryKey('products', 'detail', id),
    queryFn: () => getProduct(backendOf(services).data, id),
    staleTime: minute,
  });

export const storeQuery = (services: Services, slug: string) =>
  queryOptions({
    queryKey: queryKey('stores', 'page', slug),
    queryFn: () => getStore(backendOf(services).data, slug),
    staleTime: minute,
  });

export const relatedQuery = (services: Services, id: number) =>
  queryOptions({
    queryKey: queryKey('products', 'related', id),
    queryFn: () => listRelatedProducts(backendOf(services).data, id),
    staleTime: 5 * minute,
  });

/** Products that the seller declared compatible with this one. */
export const compatibleQuery = (services: Services, id: number) =>
  queryOptions({
    queryKey: queryKey('products', 'compatible', id),
    queryFn: () => listCompatibleProducts(backendOf(services).data, id),
    staleTime: 5 * minute,
  });

export const reviewsQuery = (services: Services, id: number, { page, sort }: ReviewInput) =>
  queryOptions({
    queryKey: queryKey('products', 'reviews', id, page, sort),
    queryFn: () => listReviews(backendOf(services).data, id, page, sort),
    staleTime: minute,
    placeholderData: keepPreviousData,
  });

export const questionsQuery = (services: Services, id: number, { page, term }: QuestionInput) =>
  queryOptions({
    queryKey: queryKey('products', 'questions', id, page, term),
    queryFn: () => listQuestions(backendOf(services).data, id, { page, term: term || undefined }),
    staleTime: minute,
    placeholderData: keepPreviousData,
  });

/** Cards of these products in any order; the order of ids does not affect the cache key. */
export const productsByIdsQuery = (services: Services, ids: number[]) =>
  queryOptions({
    queryKey: queryKey(
      'products',
      'by-ids',
      [...ids].sort((a, b) => a - b),
    ),
    queryFn: () => (ids.length > 0 ? listProductsByIds(backendOf(services).data, ids) : []),
    staleTime: minute,
    placeholderData: keepPreviousData,
  });
