import { localized, useLanguage } from '@mawad/shared-i18n';
import { useStore } from '@mawad/shared-ui/store';

/** Where the signed-in role works. */
const dashboardOf = { admin: '/admin', seller: '/seller/dashboard', buyer: '/my-orders' } as const;

const titleOf = { admin: 'adminDashboard', seller: 'sellerDashboard', buyer: 'myAccount' } as const;

/** What the account menu shows: its title, where the dashboard of the role is, and where the account is kept. */
export function useAccount() {
  const session = useStore((state) => state.session);
  const companyName = localized(session, 'company_name', useLanguage()) || null;
  const { user, role, is_approved } = session;
  if (!user)
    return { user: null, title: 'account', dashboard: null, settings: null, companyName: null } as const;
  return {
    user,
    title: titleOf[role],
    dashboard: dashboardOf[role],
    // Until approval a seller is kept on the dashboard.
    settings: role === 'seller' && !is_approved ? null : '/account',
    companyName,
  } as const;
}
