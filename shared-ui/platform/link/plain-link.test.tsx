import { fireEvent, screen } from '@testing-library/react';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { PlainLink } from './plain-link.tsx';

async function openLink() {
  const shown = await renderRoutes({
    remote: {
      id: 'test',
      routes: [
        { id: 'test.from', path: '/', element: <PlainLink to="/goods?page=2">Goods</PlainLink> },
        { id: 'test.to', path: '/goods', element: <h1>All goods</h1> },
      ],
    },
    path: '/',
    language: 'en',
    backend: null,
  });
  return { ...shown, link: await screen.findByRole('link', { name: 'Goods' }) };
}

test('navigates without loading a document and adds a history entry', async () => {
  const { user, router, link } = await openLink();
  expect(link).toHaveAttribute('href', '/goods?page=2');
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'All goods' })).toBeVisible();
  expect(router.state.historyAction).toBe('PUSH');
});

test('leaves clicks for a new tab or window to the browser', async () => {
  const { router, link } = await openLink();
  const prevented: boolean[] = [];
  const record = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', record);
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) fireEvent.click(link, keys);
  window.removeEventListener('click', record);
  expect(prevented).toEqual([false, false, false]);
  expect(router.state.location.pathname).toBe('/');
});
