import { nextTask } from '@mawad/shared-ui/platform/hydration/next-task.ts';

/**
 * Shared modules of the first view, evaluated one at a time so that the page handles input in between. The
 * shell provides a shared module only if it imports the module, so all eager ones are here.
 */
const parts: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@mawad/shared-i18n'),
  () => import(/* webpackMode: "eager" */ '@mawad/shared-ui/kit/mui.ts'),
  () => import(/* webpackMode: "eager" */ '@mawad/shared-ui/kit/router.ts'),
  () => import(/* webpackMode: "eager" */ '@mawad/shared-ui/platform/query.ts'),
  () => import(/* webpackMode: "eager" */ '@mawad/shared-ui/platform/store/index.ts'),
  () => import(/* webpackMode: "eager" */ '@mawad/supabase/client'),
  () => import(/* webpackMode: "eager" */ '@mawad/supabase/errors'),
  () => import(/* webpackMode: "eager" */ '@mawad/shared-ui/platform/contract.ts'),
];

async function main() {
  for (const part of parts) {
    await part();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
  await start();
}

void main();
