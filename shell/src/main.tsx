import { nextTask } from '@mawad/shared-ui/hydration/next-task';

/**
 * What the page is made of, evaluated one part at a time so that the page answers
 * in between. All that the shell shares eagerly is here: what it never imports it
 * does not provide.
 */
const parts: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@mawad/shared-i18n'),
  () => import(/* webpackMode: "eager" */ '@mawad/shared-ui/mui'),
  () => import(/* webpackMode: "eager" */ '@mawad/shared-ui/router'),
  () => import(/* webpackMode: "eager" */ '@mawad/shared-ui/query'),
  () => import(/* webpackMode: "eager" */ '@mawad/shared-ui/store'),
  () => import(/* webpackMode: "eager" */ '@mawad/supabase/client'),
  () => import(/* webpackMode: "eager" */ '@mawad/supabase/errors'),
  () => import(/* webpackMode: "eager" */ '@mawad/shared-ui/contract'),
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
