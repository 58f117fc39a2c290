import { servicesContext } from '@mawad/shared-ui/contract';
import type { LoaderFunctionArgs } from '@mawad/shared-ui/router';
import { topCategoriesQuery } from './layout-queries.ts';

/** Has the categories of header and footer ready for the server's HTML; no page fails for them. */
export async function loadLayout({ context }: LoaderFunctionArgs): Promise<null> {
  const services = context.get(servicesContext);
  await services.queryClient.prefetchQuery(topCategoriesQuery(services));
  return null;
}
