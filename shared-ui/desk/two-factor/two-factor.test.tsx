import type { ReactNode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SessionSync } from '@mawad/shared-ui/platform/session/session-sync.ts';
import type { SecondFactorPort, SessionProfile } from '@mawad/shared-ui/platform/session/session-port.ts';
import { queryKey } from '@mawad/supabase/query-keys';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';

const user = { id: 'u1', email: 'owner@mawad.test' };
const secret = 'ABCDEFGHIJKLMNOPQRST';
const refusal = (code: string) => Object.assign(new Error(code), { code, retryable: false });
const profile: SessionProfile = {
  ...{
    role: 'seller',
    is_approved: true,
    company_name: 'Tigris',
    company_name_en: 'Tigris',
    company_name_ar: 'Tigris',
    company_id: 'c1',
    status: 'approved',
  },
  second_factor: null,
  rights: null,
};

/** Fake auth server with the enrolled `apps`; only the code 123456 is right. */
function createPort(apps: string[] = []) {
  const check = (code: string) => {
    if (code !== '123456') throw refusal('second_factor_wrong');
  };
  const recovery = { count: 0, left: 0, created_at: null as string | null, is_recovered: false };
  const calls = {
    recovery,
    readCodes: jest.fn(async () => ({ ...recovery })),
    createCodes: jest.fn(async () => {
      Object.assign(recovery, { count: 2, left: 2, created_at: '2026-11-20T10:00:00Z' });
      return ['ABCD-EFGH-2345', 'JKLM-NPQR-6789'];
    }),
    recover: jest.fn(async (code: string) => {
      if (code !== 'ABCD-EFGH-2345') throw refusal('code_wrong');
    }),
    removeAll: jest.fn(async () => void apps.splice(0)),
    list: jest.fn(async () => apps.map((id) => ({ id, created_at: '2026-11-20T10:00:00Z' }))),
    begin: jest.fn(async () => ({ id: 'new', picture: 'data:image/svg+xml,%3Csvg/%3E', secret })),
    confirm: jest.fn(async (id: string, code: string) => {
      check(code);
      apps.push(id);
    }),
    show: jest.fn(async (code: string) => check(code)),
    remove: jest.fn(async (id: string, code: string) => {
      check(code);
      apps.splice(apps.indexOf(id), 1);
    }),
  } satisfies SecondFactorPort & { recovery: object };
  return calls;
}

const portal = (
  <SecondFactorGate>
    <p>Portal</p>
  </SecondFactorGate>
);

/** Opens a page with a session that lacks a second factor until the code is verified or an app confirmed. */
async function open(
  element: ReactNode,
  port: ReturnType<typeof createPort>,
  lacks: SessionProfile['second_factor'] = null,
  language: 'en' | 'ar' = 'en',
) {
  let notify: (session: { access_token: string; user: typeof user }) => void = () => undefined;
  const server = { lacks };
  const passed = () => {
    server.lacks = null;
    notify({ access_token: 'second', user });
  };
  const { show, confirm, recover } = port;
  const view = await renderRoutes({
    path: '/',
    language,
    backend: null,
    session: { status: 'loading', user: null },
    remote: {
      id: 'test',
      routes: [
        {
          path: '/',
          handle: { messages: ['two-factor'] },
          lazy: {
            Component: async () =>
              function Page() {
                return (
                  <>
                    <SessionSync />
                    {element}
                  </>
                );
              },
          },
        },
      ],
    },
    port: {
      currentSession: async () => ({ access_token: 'first', user }),
      onChange: async (listener) => {
        notify = listener;
        return () => undefined;
      },
      loadProfile: async () => ({ ...profile, second_factor: server.lacks }),
      secondFactor: async () => ({
        ...port,
        show: async (code) => {
          await show(code);
          passed();
        },
        recover: async (code) => {
          await recover(code);
          passed();
        },
        confirm: async (id, code) => {
          await confirm(id, code);
          passed();
        },
      }),
    },
  });
  await waitFor(() => expect(view.app.store.getState().session.status).toBe('signed-in'));
  return { ...view, server };
}

test('a portal opens immediately if no second factor is missing', async () => {
  await open(portal, createPort());
  expect(await screen.findByText('Portal')).toBeVisible();
});

test('asks for the code before the portal opens, accepts Latin and Arabic-Indic digits and reports a wrong code', async () => {
  const port = createPort(['app']);
  const { user: person } = await open(portal, port, 'code', 'ar');
  const field = await screen.findByRole('textbox', { name: /^الرمز/ });
  expect(screen.queryByText('Portal')).toBeNull();
  await person.type(field, '٦٥٤{Enter}');
  expect(await screen.findByText('يتكوّن الرمز من ستة أرقام.')).toBeVisible();
  await person.type(field, '٣٢١ ٩{Enter}');
  expect(field).toHaveValue('654321');
  expect(await screen.findByText(/الرمز غير صحيح/)).toBeVisible();
  await person.clear(field);
  expect(screen.queryByText(/الرمز غير صحيح/)).toBeNull();
  await person.type(field, '۱۲۳۴۵۶{Enter}');
  expect(await screen.findByText('Portal')).toBeVisible();
  expect(port.show.mock.calls).toEqual([['654321'], ['123456']]);
});

test('staff without an app can only set one up or sign out', async () => {
  const { user: person } = await open(portal, createPort(), 'setup');
  expect(await screen.findByRole('heading', { name: 'Protect your account' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Set it up' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: /^Code/ }), '123456{Enter}');
  expect(await screen.findByText('Portal')).toBeVisible();
});

test('an open portal asks for the code after a response with second_factor_required', async () => {
  const { app, server } = await open(portal, createPort(['app']));
  expect(await screen.findByText('Portal')).toBeVisible();
  server.lacks = 'code';
  await act(() =>
    app.services.queryClient
      .fetchQuery({
        queryKey: queryKey('orders', 'received'),
        queryFn: () => Promise.reject(refusal('second_factor_required')),
      })
      .catch(() => undefined),
  );
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(screen.queryByText('Portal')).toBeNull();
});

test('is switched on with the QR code or key and off with a code', async () => {
  const port = createPort();
  const { user: person } = await open(<TwoFactorSettings />, port);
  await person.click(await screen.findByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('ABCD EFGH IJKL MNOP QRST')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
  expect(port.begin).toHaveBeenCalledWith('Mawad');
  await person.type(screen.getByRole('textbox', { name: /^Code/ }), '000000{Enter}');
  expect(await screen.findByText(/That code is wrong/)).toBeVisible();
  await person.clear(screen.getByRole('textbox', { name: /^Code/ }));
  await person.type(screen.getByRole('textbox', { name: /^Code/ }), '123456{Enter}');
  expect(await screen.findByText('Two-factor sign-in is on')).toBeVisible();

  // The first app comes with recovery codes, which are shown once.
  const codes = within(await screen.findByRole('list', { name: 'Your recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ABCD-EFGH-2345',
    'JKLM-NPQR-6789',
  ]);
  await person.click(screen.getByRole('button', { name: 'Copy the codes' }));
  expect(await navigator.clipboard.readText()).toBe('ABCD-EFGH-2345\nJKLM-NPQR-6789\n');
  await person.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByText('ABCD-EFGH-2345')).toBeNull();
  expect(await screen.findByText(/^2 of 2 left/)).toBeVisible();

  const apps = within(await screen.findByRole('list', { name: 'Your authenticator apps' }));
  expect(apps.getByText(/^Added 20 November 2026/)).toBeVisible();
  await person.click(apps.getByRole('button', { name: 'Switch off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch off two-factor sign-in?' }));
  await person.type(dialog.getByRole('textbox', { name: /^Code/ }), '123456');
  await person.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Two-factor sign-in is off')).toBeVisible();
  expect(port.remove).toHaveBeenCalledWith('new', '123456');
  expect(await screen.findByRole('button', { name: 'Switch on' })).toBeVisible();
});

test('a recovery code opens a portal, and a wrong one is reported beside its field', async () => {
  const { user: person } = await open(portal, createPort(['app']), 'code');
  await person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByRole('textbox', { name: /^Recovery code/ });
  await person.type(field, 'abc{Enter}');
  expect(await screen.findByText('A recovery code has twelve letters and digits.')).toBeVisible();
  await person.type(field, 'd-efgh-٢٣٤٩{Enter}');
  expect(await screen.findByText('This code is wrong or has expired.')).toBeVisible();
  await person.clear(field);
  await person.type(field, 'abcd-efgh-٢٣٤٥{Enter}');
  expect(await screen.findByText('Portal')).toBeVisible();
});

test('new recovery codes replace the old ones', async () => {
  const port = createPort(['app']);
  Object.assign(port.recovery, { count: 10, left: 3, created_at: '2026-11-20T10:00:00Z' });
  const { user: person } = await open(<TwoFactorSettings />, port);
  expect(await screen.findByText(/^3 of 10 left/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Create new recovery codes' }));
  expect(await screen.findByText('ABCD-EFGH-2345')).toBeVisible();
  expect(port.createCodes).toHaveBeenCalledTimes(1);
});

test('a session opened with a recovery code can switch off the app of a lost phone', async () => {
  const port = createPort(['app']);
  Object.assign(port.recovery, {
    count: 10,
    left: 9,
    created_at: '2026-11-20T10:00:00Z',
    is_recovered: true,
  });
  const { user: person } = await open(<TwoFactorSettings />, port);
  await person.click(await screen.findByRole('button', { name: 'Switch off without the app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch off without the app?' }));
  await person.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Two-factor sign-in is off')).toBeVisible();
  expect(port.removeAll).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('button', { name: 'Switch on' })).toBeVisible();
});
