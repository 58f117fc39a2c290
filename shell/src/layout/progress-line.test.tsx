import { act, screen, waitFor } from '@testing-library/react';
import { Link, Outlet } from '@mawad/shared-ui/kit/router.ts';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { drawAllStyles } from '@mawad/shared-ui/testing/styles.tsx';
import { ProgressLine } from './progress-line.tsx';

drawAllStyles();

function Frame() {
  return (
    <>
      <ProgressLine />
      <Link to="/slow">Go</Link>
      <Outlet />
    </>
  );
}

test.each([
  ['en', 'Loading…', '0% 50%'],
  ['ar', 'جارٍ التحميل…', '100% 50%'],
] as const)('shows a growing line in %s until a slow page is loaded', async (language, name, start) => {
  let arrive!: (value: null) => void;
  const loader = () => new Promise<null>((resolve) => (arrive = resolve));
  const { user } = await renderRoutes({
    path: '/',
    language,
    backend: null,
    remote: {
      id: 'test',
      routes: [
        {
          Component: Frame,
          children: [
            { path: '/', element: <p>Start</p> },
            { path: '/slow', loader, element: <p>Arrived</p> },
          ],
        },
      ],
    },
  });
  const link = await screen.findByRole('link', { name: 'Go' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(link);
  expect(await screen.findByRole('progressbar', { name })).toHaveStyle({ transformOrigin: start });
  await act(async () => arrive(null));
  expect(await screen.findByText('Arrived')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
