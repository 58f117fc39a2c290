import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';
import { routes } from './routes.tsx';

const pages = routes.map(({ path = '', handle }) => ({ path, ...(handle as PageHandle) }));

test('lists only rendered pages without parameters in the site map', () => {
  const listed = pages.filter((page) => page.listed);
  expect(listed.map(({ path }) => path)).toEqual(expect.arrayContaining(['', 'products', 'faq']));
  expect(listed.filter(({ path, rendered }) => path.includes(':') || !rendered)).toEqual([]);
});

test('neither renders nor lists personal pages', () => {
  const personal = pages.filter((page) => page.personal);
  expect(personal.map(({ path }) => path)).toEqual(expect.arrayContaining(['cart', 'orders/:orderId']));
  expect(personal.filter(({ rendered, listed }) => rendered || listed)).toEqual([]);
});
