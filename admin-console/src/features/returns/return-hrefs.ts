import type { ReturnHrefs } from '@mawad/shared-ui/desk/return/return-hrefs.ts';

export const returnsAddress = '/admin/returns';

export const returnHrefs: ReturnHrefs = {
  return: (id) => `${returnsAddress}/${id}`,
  order: (id) => `/admin/orders/${id}`,
  seller: (id) => `/admin/sellers/${id}`,
};
