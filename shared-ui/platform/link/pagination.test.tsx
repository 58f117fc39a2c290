import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.tsx';
import { Pagination } from './pagination.tsx';

test('pages are links with addresses, and the current one is marked', async () => {
  await renderPart(<Pagination page={2} pageCount={9} hrefOf={(page) => `/products?page=${page}`} />);
  expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/products?page=3');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/products?page=1');
  expect(screen.getByRole('link', { name: 'Page 2, current page' })).toHaveAttribute('aria-current', 'page');
});

test('the first page has no previous page, and a single page has no links', async () => {
  const first = await renderPart(<Pagination page={1} pageCount={2} hrefOf={String} />);
  expect(await screen.findByRole('link', { name: 'Next page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  first.unmount();
  await renderPart(
    <>
      <Pagination page={1} pageCount={1} hrefOf={String} />
      <p>List</p>
    </>,
  );
  expect(await screen.findByText('List')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});
