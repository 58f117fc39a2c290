import type { SellerHome } from '@mawad/supabase/companies/seller-account-queries';

/** Home page data without waiting tasks. */
export const quietHome: SellerHome = {
  tasks: {},
  awaiting_approval: 0,
  price_confirmed_days: 30,
  steps: { documents: true, delivery: true, product: true, store: true },
  debt: null,
};
