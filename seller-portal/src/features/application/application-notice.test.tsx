import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { getOwnApplication, type SellerApplication } from '@mawad/supabase/companies/seller-account-queries';
import { getOwnDocuments, type DocumentState } from '@mawad/supabase/companies/documents-queries';
import { applyAsSeller } from '@mawad/supabase/companies/sellers-queries';
import { openPortal, pendingSeller } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnApplication: jest.fn(),
  getSellerHome: jest.fn(() => new Promise(() => undefined)),
}));
jest.mock('@mawad/supabase/companies/documents-queries', () => ({ getOwnDocuments: jest.fn() }));
jest.mock('@mawad/supabase/companies/sellers-queries', () => ({ applyAsSeller: jest.fn() }));
jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  listSellerOrders: jest.fn(() => new Promise(() => undefined)),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn(async () => []) }));

const application = jest.mocked(getOwnApplication);

const pending: SellerApplication = {
  company_id: 'company-1',
  company_name: 'Tigris Tools',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'Tigris Tools',
  status: 'pending',
  governorate: 'IQ-BA',
  review_note: null,
  suspended_until: null,
  created_at: '2026-11-20T10:00:00Z',
  reviewed_at: null,
};

const open = (language: 'en' | 'ar' = 'en') => openPortal('/seller/dashboard', pendingSeller, language);

const documents = jest.mocked(getOwnDocuments);

/** Mocks the state of each of the three documents. */
const sent = (...states: DocumentState[]) =>
  documents.mockResolvedValue({
    company_id: 'company-1',
    kinds: (['registration', 'identity', 'chamber'] as const).map((kind, index) => ({
      kind,
      documents: [states[index]].flatMap((state) =>
        state
          ? {
              ...{
                id: index,
                version: String(index),
                path: 'company-1/a.pdf',
                number: null,
                expires_on: null,
                state,
              },
              ...{ reason: state === 'refused' ? 'Blurred' : null, submitted_at: '2026-11-20T10:00:00Z' },
              ...{ decided_at: null, decided_by: null },
            }
          : [],
      ),
    })),
  });

beforeEach(() => {
  jest.clearAllMocks();
  sent();
});

test('a waiting seller sees a link to the missing documents', async () => {
  application.mockResolvedValue(pending);
  sent('submitted', 'refused');
  const { user } = await open();
  expect(await screen.findByText(/^1 of 3 sent/)).toBeVisible();
  expect(screen.getByText(/One was refused/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Send documents' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  expect(screen.getByText('Blurred')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your application' })).toBeVisible();
});

test('requests no document once all were sent (ar)', async () => {
  application.mockResolvedValue(pending);
  sent('submitted', 'accepted', 'expiring');
  await open('ar');
  expect(await screen.findByText('وصلت كلها.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'عرض المستندات' })).toBeVisible();
});

test('a waiting seller sees the next steps and no navigation', async () => {
  application.mockResolvedValue(pending);
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Account Pending Approval' })).toBeVisible();
  expect(screen.getByText(/Tigris Tools\. Your application has reached us/)).toBeVisible();
  expect(screen.getByText('We check your company')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument();
});

test('shows the notice in Arabic', async () => {
  application.mockResolvedValue(pending);
  await open('ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'الحساب بانتظار الموافقة' })).toBeVisible();
});

test('opens the dashboard after approval without another log-in', async () => {
  application.mockResolvedValueOnce(pending).mockResolvedValue({ ...pending, status: 'approved' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Orders' })).toBeVisible();
  expect(screen.getByText('Your account is approved')).toBeVisible();
});

test('reports a failed check and keeps the notice', async () => {
  application.mockResolvedValueOnce(pending).mockRejectedValue(new AppError('unexpected'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(
    await screen.findByText('We cannot check right now. We will try again automatically.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Account Pending Approval' })).toBeVisible();
});

test('a rejected seller sees the reason and applies again', async () => {
  application.mockResolvedValue({
    ...pending,
    status: 'rejected',
    review_note: 'The trade licence has run out.',
  });
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'Application not accepted' })).toBeVisible();
  expect(screen.getByText('The trade licence has run out.')).toBeVisible();

  application.mockResolvedValue(pending);
  await user.click(screen.getByRole('button', { name: 'Apply again' }));
  await waitFor(() => expect(applyAsSeller).toHaveBeenCalledWith(expect.anything(), 'Tigris Tools', 'IQ-BA'));
  expect(await screen.findByRole('heading', { name: 'Account Pending Approval' })).toBeVisible();
});

test('offers a retry if the application cannot be loaded', async () => {
  application.mockRejectedValueOnce(new AppError('not_allowed')).mockResolvedValue(pending);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Account Pending Approval' })).toBeVisible();
});

test('redirects signed-out visitors to the log-in', async () => {
  const { app, router } = await open();
  app.store.getState().session.clear();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a suspended company sees the reason and cannot apply again', async () => {
  application.mockResolvedValue({
    ...pending,
    status: 'suspended',
    review_note: 'Three orders were never delivered.',
  });
  await open();
  expect(await screen.findByRole('heading', { name: 'Your company is suspended' })).toBeVisible();
  expect(screen.getByText('Three orders were never delivered.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply again' })).not.toBeInTheDocument();
});
