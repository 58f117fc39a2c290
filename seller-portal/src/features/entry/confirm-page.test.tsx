import { screen, waitFor } from '@testing-library/react';
import type { Language } from '@mawad/shared-i18n';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { acceptLink } from '@mawad/supabase/auth';
import { createBackend } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { approvedSeller } from '../../../testing/open-portal.tsx';
import { ownRoutes } from '../../own-routes.ts';
import remote from '../../remote.tsx';

jest.mock('@mawad/supabase/auth', () => ({
  ...jest.requireActual<object>('@mawad/supabase/auth'),
  acceptLink: jest.fn(),
}));

const accept = jest.mocked(acceptLink);

/** Opens a mailed link on the portal's own origin. */
function openLink(hash: string, language: Language = 'en') {
  return renderRoutes({
    remote: { ...remote, routes: ownRoutes },
    path: `/auth/confirm?next=%2Fseller%2Fdashboard${hash}`,
    language,
    session: approvedSeller,
    backend: createBackend({ url: 'https://api.test', publishableKey: 'key' }),
  });
}

test('a confirmation link opens the dashboard', async () => {
  accept.mockResolvedValue('signup');
  const { router } = await openLink('#access_token=a&refresh_token=b&type=signup');
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/dashboard'));
  expect(accept).toHaveBeenCalledWith(
    expect.anything(),
    '?next=%2Fseller%2Fdashboard',
    '#access_token=a&refresh_token=b&type=signup',
  );
  expect(await screen.findByText('Your email address is confirmed. Welcome!')).toBeVisible();
});

test.each([
  ['en', 'This link no longer works', 'Go to sign in'],
  ['ar', 'هذا الرابط لم يعد صالحًا', 'إلى تسجيل الدخول'],
] as const)('an expired link shows a link to the log-in in %s', async (language, title, action) => {
  accept.mockRejectedValue(new AppError('link_expired'));
  await openLink('#error=access_denied', language);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/seller?mode=login');
});

test('offers a retry if the check of the link fails', async () => {
  accept.mockRejectedValueOnce(new AppError('network', {}, true)).mockResolvedValueOnce('signup');
  const { user, router } = await openLink('#access_token=a&refresh_token=b&type=signup');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/dashboard'));
});
