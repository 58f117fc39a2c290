import type { ReturnHrefs } from '@mawad/shared-ui/desk/return/return-hrefs.ts';

const base = '/seller/dashboard';

export const returnsAddress = `${base}/returns`;

export const returnHrefs: ReturnHrefs = {
  return: (id) => `${returnsAddress}/${id}`,
  order: (id) => `${base}/orders/${id}`,
};
