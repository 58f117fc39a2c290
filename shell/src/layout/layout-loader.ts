import { servicesContext } from '@mawad/shared-ui/platform/contract.ts';
import type { LoaderFunctionArgs } from '@mawad/shared-ui/kit/router.ts';
import { topCategoriesQuery } from './layout-queries.ts';

/** Loads the categories of header and footer for server rendering; ignores failures. */
export async function loadLayout({ context }: LoaderFunctionArgs): Promise<null> {
  const services = context.get(servicesContext);
  await services.queryClient.prefetchQuery(topCategoriesQuery(services));
  return null;
}
