import type { RouteObject } from '@mawad/shared-ui/router';

/** The shell's own routes: sign-in, recovery, confirmation. */
export const authRoutes: RouteObject[] = [];
