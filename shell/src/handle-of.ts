import type { PageHandle } from '@mawad/shared-ui/contract';
import type { RouteObject } from '@mawad/shared-ui/router';

/** Handle of a page's route; empty if the route has none. */
export const handleOf = ({ handle }: RouteObject): PageHandle => (handle ?? {}) as PageHandle;
