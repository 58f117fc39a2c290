import { useServices } from '@mawad/shared-ui/contract';
import { useQuery } from '@mawad/shared-ui/query';
import { Navigate } from '@mawad/shared-ui/router';
import { staffRightsQuery } from '../../staff-rights.ts';
import { tabsFor } from '../../tabs.ts';
import { NoRightPage } from './no-right-page.tsx';

/** Leads to the first tab that the reader may use: the users, where allowed; the overview is asked for. */
export function FirstTab() {
  const { data: rights } = useQuery(staffRightsQuery(useServices()));
  if (!rights) return null;
  const first = tabsFor(rights).find(({ right }) => right !== null);
  return first ? <Navigate to={`/admin/${first.path}`} replace /> : <NoRightPage role={rights.role} />;
}
