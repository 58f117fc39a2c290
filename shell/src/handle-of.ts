import type { PageHandle } from '@mawad/shared-ui/contract';
import type { RouteObject } from '@mawad/shared-ui/router';

/** What a page's route says about it. */
export const handleOf = ({ handle }: RouteObject): PageHandle => (handle ?? {}) as PageHandle;
