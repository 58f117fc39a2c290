import type { ReturnHrefs } from '@mawad/shared-ui/desk/return/return-hrefs.ts';

const base = '/seller/dashboard';

export const returnHrefs: ReturnHrefs = {
  list: `${base}/returns`,
  return: (id) => `${base}/returns/${id}`,
  order: (id) => `${base}/orders/${id}`,
};
