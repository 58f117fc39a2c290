import type { createBrowserRouter } from '@mawad/shared-ui/router';

export type AppRouter = ReturnType<typeof createBrowserRouter>;
