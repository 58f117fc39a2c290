import { act, screen } from '@testing-library/react';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { adoptRoutes } from './adopt-routes.tsx';

function goOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => jest.restoreAllMocks());

/** Opens a page whose code fails to load once. */
function openPage(language: 'en' | 'ar' = 'en') {
  const load = jest.fn<Promise<() => React.JSX.Element>, []>();
  load.mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue(() => <p>Here it is</p>);
  const routes = adoptRoutes([{ path: '/', lazy: { Component: load } as never }], {} as never, {} as never);
  return renderRoutes({
    path: '/',
    language,
    backend: null,
    remote: {
      id: 'shell',
      routes,
    },
  });
}

test.each([
  ['en', 'This page needs the internet', 'Go to the home page'],
  ['ar', 'هذه الصفحة تحتاج إلى الإنترنت', 'إلى الصفحة الرئيسية'],
] as const)(
  'shows in %s that a page is not cached offline, and opens it when the network returns',
  async (language, title, home) => {
    goOnline(false);
    await openPage(language);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/');
    await act(async () => goOnline(true));
    expect(await screen.findByText('Here it is')).toBeVisible();
  },
);

test('opens after a retry while online', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeVisible();
});
