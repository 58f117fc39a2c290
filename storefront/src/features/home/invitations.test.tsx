import { screen } from '@testing-library/react';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { createBackend } from '@mawad/supabase/client';
import { page } from '../../page.ts';
import remote from '../../remote.tsx';
import { Invitations } from './invitations.tsx';

test.each([
  ['en', 'Request a quote', 'Become a seller'],
  ['ar', 'طلب عرض سعر', /بائع/],
] as const)('links to quotes and seller registration in %s', async (language, quote, sell) => {
  await renderRoutes({
    remote: {
      ...remote,
      routes: [
        { id: 'invitations', path: '', handle: { messages: ['home'] }, lazy: page(async () => Invitations) },
      ],
    },
    path: '/',
    language,
    backend: createBackend({ url: 'https://api.test', publishableKey: 'key' }),
  });
  expect(await screen.findByRole('link', { name: quote })).toHaveAttribute('href', '/request-quote');
  expect(screen.getByRole('link', { name: sell })).toHaveAttribute('href', '/seller');
});
