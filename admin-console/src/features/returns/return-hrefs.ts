import type { ReturnHrefs } from '@mawad/shared-ui/desk/return/return-hrefs.ts';

const list = '/admin/returns';

export const returnHrefs: ReturnHrefs = {
  list,
  return: (id) => `${list}/${id}`,
  order: (id) => `/admin/orders/${id}`,
  seller: (id) => `/admin/sellers/${id}`,
};
