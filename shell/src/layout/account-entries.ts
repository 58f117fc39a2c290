import { localized, useLanguage } from '@mawad/shared-i18n';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';

const dashboardOf = { admin: '/admin', seller: '/seller/dashboard', buyer: '/my-orders' } as const;

const titleOf = { admin: 'adminDashboard', seller: 'sellerDashboard', buyer: 'myAccount' } as const;

/** Title of the account menu, with the paths of the role's dashboard and the account page. */
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
    // Sellers can only open the dashboard until they are approved.
    settings: role === 'seller' && !is_approved ? null : '/account',
    companyName,
  } as const;
}
