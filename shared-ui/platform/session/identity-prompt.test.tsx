import { act, screen, within } from '@testing-library/react';
import type { IdentityProof } from '@mawad/shared-ui/platform/session/session-port.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { IdentityPrompt } from './identity-prompt.tsx';

const refusal = (code: string) => Object.assign(new Error(code), { code, retryable: false });

/** A page with a field and an identity prompt; the account's password is `right`, its code 123456. */
async function open(language: 'en' | 'ar' = 'en') {
  let ask: (needs: { code: boolean }) => Promise<boolean> = () => Promise.reject(new Error('No handler'));
  const proveIdentity = jest.fn(async ({ password, code }: IdentityProof) => {
    if (password !== 'right') throw refusal('password_wrong');
    if (code !== null && code !== '123456' && code !== 'ABCD-EFGH-2345') throw refusal('second_factor_used');
  });
  const view = await renderRoutes({
    path: '/',
    language,
    backend: null,
    session: { user: { id: 'u1', email: 'owner@mawad.test' } },
    remote: {
      id: 'test',
      routes: [
        {
          path: '/',
          lazy: {
            Component: async () =>
              function Page() {
                return (
                  <>
                    <input aria-label="Reason" />
                    <IdentityPrompt />
                  </>
                );
              },
          },
        },
      ],
    },
    port: { onIdentityAsked: (handler) => void (ask = handler), proveIdentity },
  });
  const field = await screen.findByRole('textbox', { name: 'Reason' });
  await view.user.type(field, 'Asked by phone');
  /** Starts a prompt; resolves `answer` when it is closed. */
  const question = (code: boolean) => {
    let answer = Promise.resolve(false);
    act(() => void (answer = ask({ code })));
    return { answer };
  };
  return { ...view, field, proveIdentity, ask: question };
}

test('asks for password and code, shows errors at their fields and keeps the text typed into the page', async () => {
  const { user, field, ask, proveIdentity } = await open();
  const { answer } = ask(true);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  const confirm = within(dialog).getByRole('button', { name: 'Confirm' });
  await user.click(confirm);
  expect(within(dialog).getByText('Enter your password.')).toBeVisible();
  expect(
    within(dialog).getByText('The code has six digits; a recovery code has twelve letters and digits.'),
  ).toBeVisible();
  const password = within(dialog).getByLabelText(/^Password/);
  const code = within(dialog).getByRole('textbox', { name: /^Code from/ });
  await user.type(password, 'wrong');
  await user.type(code, '١١١١١١');
  await user.click(confirm);
  expect(await within(dialog).findByText('That password is wrong.')).toBeVisible();
  await user.clear(password);
  await user.type(password, 'right');
  await user.click(confirm);
  expect(await within(dialog).findByText(/already used/)).toBeVisible();
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  expect(await answer).toBe(true);
  expect(proveIdentity).toHaveBeenLastCalledWith({ password: 'right', code: '123456' });
  expect(field).toHaveValue('Asked by phone');
});

test('accepts a recovery code in place of the app', async () => {
  const { user, ask, proveIdentity } = await open();
  const { answer } = ask(true);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Password/), 'right');
  await user.type(dialog.getByRole('textbox', { name: /recovery code/ }), 'abcd-efgh-2345{Enter}');
  expect(await answer).toBe(true);
  expect(proveIdentity).toHaveBeenCalledWith({ password: 'right', code: 'ABCD-EFGH-2345' });
});

test('asks only for the password without a second factor; closing the dialog declines (ar)', async () => {
  const { user, ask, proveIdentity } = await open('ar');
  const { answer: declined } = ask(false);
  const dialog = await screen.findByRole('dialog', { name: 'أكّد هويتك' });
  expect(within(dialog).queryByRole('textbox', { name: /الرمز/ })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'إلغاء' }));
  expect(await declined).toBe(false);
  const { answer: given } = ask(false);
  await user.type(await screen.findByLabelText(/^كلمة المرور/), 'right{Enter}');
  expect(await given).toBe(true);
  expect(proveIdentity.mock.calls).toEqual([[{ password: 'right', code: null }]]);
});
