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
      messages: { en: async () => ({}), ar: async () => ({}) },
    },
    path: '/',
    language: 'en',
    backend: null,
  });
  return { ...shown, link: await screen.findByRole('link', { name: 'Goods' }) };
}

test('leads on without loading the document, and Back leads here again', async () => {
  const { user, router, link } = await openLink();
  expect(link).toHaveAttribute('href', '/goods?page=2');
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'All goods' })).toBeVisible();
  expect(router.state.historyAction).toBe('PUSH');
});

test('leaves a tab or a window of its own to the browser', async () => {
  const { router, link } = await openLink();
  const taken: boolean[] = [];
  const note = (event: Event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note);
  for (const asked of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
    fireEvent.click(link, asked);
  window.removeEventListener('click', note);
  expect(taken).toEqual([false, false, false]);
  expect(router.state.location.pathname).toBe('/');
});
