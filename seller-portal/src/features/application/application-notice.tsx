import { useEffect } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { Outlet, useLocation } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { ownApplicationQuery } from './application-queries.ts';
import { PendingNotice } from './pending-notice.tsx';
import { RefusedNotice } from './refused-notice.tsx';

/** State of the application, shown to a seller who is not approved; the dashboard replaces it after approval. */
export function ApplicationNotice() {
  const query = useQuery(ownApplicationQuery(useServices()));
  const setSession = useStore((state) => state.session.set);
  const { data: application } = query;
  const documents = useLocation().pathname === '/seller/dashboard/documents';
  const approved = application?.status === 'approved';
  useEffect(() => {
    if (approved) setSession({ is_approved: true });
  }, [approved, setSession]);

  // Documents can be sent while the application waits, and after a rejection to correct its cause.
  if (documents && application && !approved) return <Outlet />;
  if (query.isError && !application)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!application || approved)
    return <Skeleton variant="rounded" height={360} sx={{ maxInlineSize: 640, marginInline: 'auto' }} />;
  if (application.status === 'rejected' || application.status === 'suspended')
    return <RefusedNotice application={application} />;
  return (
    <PendingNotice
      application={application}
      unreachable={query.isError}
      checking={query.isFetching}
      onCheck={() => void query.refetch()}
    />
  );
}
