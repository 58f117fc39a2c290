import type { PageHandle } from '@mawad/shared-ui/contract';
import { routes } from './routes.tsx';

const pages = routes.map(({ path = '', handle }) => ({ path, ...(handle as PageHandle) }));

test('the site map lists rendered pages of one address each', () => {
  const listed = pages.filter((page) => page.listed);
  expect(listed.map(({ path }) => path)).toEqual(expect.arrayContaining(['', 'products', 'faq']));
  expect(listed.filter(({ path, rendered }) => path.includes(':') || !rendered)).toEqual([]);
});

test('no page of one person is rendered for everybody', () => {
  const personal = pages.filter((page) => page.personal);
  expect(personal.map(({ path }) => path)).toEqual(expect.arrayContaining(['cart', 'orders/:orderId']));
  expect(personal.filter(({ rendered, listed }) => rendered || listed)).toEqual([]);
});
