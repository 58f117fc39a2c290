import { type BackendConfig, createBackend } from '@mawad/supabase/client';
import { listCategories, listSitemapParts, listSitemapProducts } from '@mawad/supabase/queries/catalogue';
import { partSize, type SitemapSource } from './sitemap.ts';

/** Reads the addresses as an anonymous visitor of the API. */
export function createSitemapSource(api: BackendConfig): SitemapSource {
  const { data } = createBackend(api);
  return {
    parts: () => listSitemapParts(data, partSize),
    products: (after, upTo) => listSitemapProducts(data, after, upTo),
    categories: () => listCategories(data),
  };
}
