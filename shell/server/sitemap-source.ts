import { type BackendConfig, createBackend } from '@mawad/supabase/client';
import { listCategories, listSitemapParts, listSitemapProducts } from '@mawad/supabase/catalogue/queries';
import { listSitemapStores } from '@mawad/supabase/companies/stores-queries';
import type { ServerBundle } from './bundle.ts';
import type { ServerEntrySource } from './server-entries.ts';
import { partSize, type SitemapSource } from './sitemap.ts';

/** Reads addresses through the API as an anonymous visitor, and pages from the storefront's routes. */
export function createSitemapSource(
  api: BackendConfig,
  storefront: ServerEntrySource,
  { pageAddresses }: Pick<ServerBundle, 'pageAddresses'>,
): SitemapSource {
  const { data } = createBackend(api);
  return {
    pages: async () => pageAddresses((await storefront.current()).app),
    parts: () => listSitemapParts(data, partSize),
    products: (after, upTo) => listSitemapProducts(data, after, upTo),
    categories: () => listCategories(data),
    stores: (after) => listSitemapStores(data, after),
  };
}
