import type { ReactNode } from 'react';
import { isMissing } from '@mawad/supabase/errors';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { PortalPage } from './portal-page.tsx';

interface UnloadedPageProps {
  title: string;
  back: { to: string; label: string };
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  /** Shown if there is no such row. */
  missing: { title: string; text?: string };
  /** By default that of a page with a side column. */
  placeholder?: ReactNode;
}

/** Page of one row that is not loaded: a placeholder, an error, or a notice that there is no such row. */
export function UnloadedPage({ title, back, query, missing, placeholder = columns }: UnloadedPageProps) {
  return (
    <PortalPage title={title} back={back}>
      {query.isError && isMissing(query.error) && <EmptyState {...missing} action={back} />}
      {query.isError && !isMissing(query.error) && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && placeholder}
    </PortalPage>
  );
}

const columns = (
  <PortalColumns side={<Skeleton variant="rounded" height={220} />}>
    <Skeleton variant="rounded" height={220} />
    <Skeleton variant="rounded" height={160} />
  </PortalColumns>
);
