import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';
import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';

/** Handle of a page's route; empty if the route has none. */
export const handleOf = ({ handle }: RouteObject): PageHandle => (handle ?? {}) as PageHandle;
