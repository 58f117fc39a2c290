import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { portalMessages } from '../portal-messages.ts';
import { PortalNav } from './portal-nav.tsx';
import type { PortalSection } from './portal-section-link.tsx';

const sectionsOf = (count: number): PortalSection[] =>
  Array.from({ length: count }, (_, index) => ({
    to: `/s${index + 1}`,
    label: `Section ${index + 1}`,
    icon: '',
  }));

function open(count: number, path = '/s1', language: 'en' | 'ar' = 'en') {
  const nav = (
    <PortalNav name="Portal" sections={sectionsOf(count)} folded={false} onFold={() => undefined} />
  );
  return renderRoutes({
    remote: {
      id: 'test',
      routes: [{ id: 'test.page', path: '*', element: nav }],
    },
    messages: portalMessages,
    path,
    language,
    backend: null,
  });
}

test('five sections fit the bar', async () => {
  await open(5);
  expect(await screen.findAllByRole('link')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test.each([
  ['en', 'More', 'More sections'],
  ['ar', 'المزيد', 'بقية الأقسام'],
] as const)('in %s, a full bar shows the other sections in a sheet', async (language, more, title) => {
  const { user, router } = await open(7, '/s1', language);
  await user.click(await screen.findByRole('button', { name: more }));
  const sheet = await screen.findByRole('dialog', { name: title });
  const rest = within(sheet).getAllByRole('link');
  expect(rest.map((link) => link.textContent)).toEqual(['Section 5', 'Section 6', 'Section 7']);
  await user.click(rest[1]!);
  expect(router.state.location.pathname).toBe('/s6');
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
});

test('marks the last entry of a full bar on pages of the sections in the sheet', async () => {
  const { router } = await open(7, '/s6/detail');
  const more = await screen.findByRole('button', { name: 'More' });
  expect(more).toHaveClass('active');
  await act(() => router.navigate('/s2'));
  await waitFor(() => expect(more).not.toHaveClass('active'));
});
