import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';

/** Placeholder of a page with a side column while it loads. */
export function DetailSkeleton() {
  return (
    <PortalColumns side={<Skeleton variant="rounded" height={180} />}>
      <Skeleton variant="rounded" height={220} />
      <Skeleton variant="rounded" height={160} />
    </PortalColumns>
  );
}
