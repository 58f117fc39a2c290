import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { Navigate } from '@mawad/shared-ui/kit/router.ts';
import { staffRightsQuery } from '../../staff-rights.ts';
import { tabsFor } from '../../tabs.ts';
import { NoRightPage } from './no-right-page.tsx';

/** Redirects to the users tab, or to the first tab that the role may use. */
export function FirstTab() {
  const { data: rights } = useQuery(staffRightsQuery(useServices()));
  if (!rights) return null;
  const first = tabsFor(rights).find(({ right }) => right !== null);
  return first ? <Navigate to={`/admin/${first.path}`} replace /> : <NoRightPage role={rights.role} />;
}
