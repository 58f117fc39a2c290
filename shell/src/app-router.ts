import type { createBrowserRouter } from '@mawad/shared-ui/kit/router.ts';

export type AppRouter = ReturnType<typeof createBrowserRouter>;
