import { useStore } from '@mawad/shared-ui/store';

/** Where the signed-in role works. */
const dashboardOf = { admin: '/admin', seller: '/seller/dashboard', buyer: '/my-orders' } as const;

const titleOf = { admin: 'adminDashboard', seller: 'sellerDashboard', buyer: 'myAccount' } as const;

/** What the account menu shows: its title, and where the dashboard of the role is. */
export function useAccount() {
  const { user, role, company_name } = useStore((state) => state.session);
  if (!user) return { user: null, title: 'account', dashboard: null, companyName: null } as const;
  return { user, title: titleOf[role], dashboard: dashboardOf[role], companyName: company_name } as const;
}
