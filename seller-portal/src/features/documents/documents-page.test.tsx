import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  type CompanyDocument,
  getOwnDocuments,
  type OwnDocuments,
  signDocument,
  submitDocument,
} from '@mawad/supabase/companies/documents-queries';
import { listen } from '@mawad/supabase/live';
import { publishDocument } from '@mawad/supabase/uploads/queries';
import { getOwnRights, getSellerHome } from '@mawad/supabase/companies/seller-account-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';
import { quietHome } from '../../../testing/quiet-home.ts';

jest.mock('@mawad/supabase/companies/documents-queries', () => ({
  getOwnDocuments: jest.fn(),
  signDocument: jest.fn(),
  submitDocument: jest.fn(),
}));
jest.mock('@mawad/supabase/live', () => ({ listen: jest.fn() }));
jest.mock('@mawad/supabase/uploads/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/uploads/queries'),
  publishDocument: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
  getSellerHome: jest.fn(),
}));

const own = jest.mocked(getOwnDocuments);
const publish = jest.mocked(publishDocument);
const file = () => new File(['%PDF-1.7 …'], 'registration.pdf', { type: 'application/pdf' });

const sent: CompanyDocument = {
  id: 1,
  version: '1 accepted',
  path: 'c1/a.pdf',
  number: 'KR-12/77',
  expires_on: '2027-06-30',
  state: 'accepted',
  reason: null,
  submitted_at: '2026-11-02T10:00:00Z',
  decided_at: '2026-11-03T10:00:00Z',
  decided_by: null,
};

const answer: OwnDocuments = {
  company_id: 'c1',
  kinds: [
    { kind: 'registration', documents: [sent] },
    {
      kind: 'identity',
      documents: [{ ...sent, id: 2, version: '2 refused', state: 'refused', reason: 'Blurred' }],
    },
    { kind: 'chamber', documents: [] },
  ],
};

const open = (language: 'en' | 'ar' = 'en') =>
  openPortal('/seller/dashboard/documents', approvedSeller, language);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getOwnRights).mockResolvedValue(['profile']);
  jest.mocked(getSellerHome).mockResolvedValue({ ...quietHome, tasks: { documents: 1 } });
  jest.mocked(listen).mockReturnValue(() => undefined);
  own.mockResolvedValue(answer);
  publish.mockResolvedValue('c1/new.pdf');
});

test('shows the state of each kind and a form for missing documents', async () => {
  const { user } = await open();
  const registration = within(await screen.findByRole('region', { name: 'Commercial registration' }));
  expect(registration.getByText('Accepted')).toBeVisible();
  expect(registration.getByText('KR-12/77')).toBeVisible();
  expect(registration.getByText('30 June 2027')).toBeVisible();
  expect(registration.queryByRole('group', { name: /^Choose a file/ })).toBeNull();
  await user.click(registration.getByRole('button', { name: 'Send a newer file: Commercial registration' }));
  expect(registration.getByRole('group', { name: /^Choose a file/ })).toBeVisible();
  const identity = within(screen.getByRole('region', { name: 'Owner’s ID' }));
  expect(identity.getByText('Not accepted')).toBeVisible();
  expect(identity.getByRole('group', { name: 'Reason' })).toHaveTextContent('Blurred');
  expect(
    within(screen.getByRole('region', { name: 'Chamber of commerce card' })).getByText('Not sent'),
  ).toBeVisible();
  const link = within(screen.getByRole('navigation', { name: /portal/i })).getByRole('link', {
    name: /^Documents/,
  });
  expect(link).toHaveTextContent('1');
});

test('shows a decision of the staff on the open page @company-documents', async () => {
  await openPortal('/seller/dashboard/documents', { ...approvedSeller, company_id: 'c1' });
  const identity = within(await screen.findByRole('region', { name: 'Owner’s ID' }));
  expect(identity.getByText('Not accepted')).toBeVisible();
  const [registration, , chamber] = answer.kinds;
  const accepted = { ...sent, id: 2, version: '2 accepted' };
  own.mockResolvedValue({
    ...answer,
    kinds: [registration!, { kind: 'identity', documents: [accepted] }, chamber!],
  });
  act(() => {
    for (const [, topic, { onChange }] of jest.mocked(listen).mock.calls)
      if (topic.startsWith('company:')) onChange();
  });
  expect(await identity.findByText('Accepted')).toBeVisible();
});

test('sends a file with number and expiry date, shows progress and reloads the page', async () => {
  let finish: (path: string) => void = () => undefined;
  publish.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const { user } = await open();
  const chamber = within(await screen.findByRole('region', { name: 'Chamber of commerce card' }));
  await user.type(chamber.getByRole('textbox', { name: /^Document number/ }), ' 4471 ');
  fireEvent.change(chamber.getByLabelText(/^Valid until/), { target: { value: '2099-01-31' } });
  await user.upload(chamber.getByLabelText(/^Choose a file/, { selector: 'input' }), file());
  await waitFor(() => expect(publish).toHaveBeenCalled());
  act(() => publish.mock.calls[0]![4]!.onProgress!(0.4));
  expect(chamber.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  act(() => finish('c1/new.pdf'));
  expect(await screen.findByText('Sent: Chamber of commerce card')).toBeVisible();
  expect(submitDocument).toHaveBeenCalledWith(
    expect.anything(),
    { kind: 'chamber', path: 'c1/new.pdf', number: '4471', expires_on: '2099-01-31' },
    undefined,
  );
  expect(own).toHaveBeenCalledTimes(2);
});

test('refuses an expiry date in the past before the upload (ar)', async () => {
  const { user } = await open('ar');
  const chamber = within(await screen.findByRole('region', { name: 'هوية غرفة التجارة' }));
  fireEvent.change(chamber.getByLabelText(/^تسري حتى/), { target: { value: '2020-01-31' } });
  await user.upload(chamber.getByLabelText(/^اختر ملفًا/, { selector: 'input' }), file());
  expect(await chamber.findByText('هذا اليوم قد مضى. اختر يومًا لاحقًا.')).toBeVisible();
  expect(publish).not.toHaveBeenCalled();
});

test('shows why a file was refused and offers a retry', async () => {
  publish.mockRejectedValueOnce(new AppError('not_a_document'));
  const { user } = await open();
  const chamber = within(await screen.findByRole('region', { name: 'Chamber of commerce card' }));
  await user.upload(chamber.getByLabelText(/^Choose a file/, { selector: 'input' }), file());
  expect(await chamber.findByRole('alert')).toHaveTextContent('neither a PDF document nor a picture');
  await user.click(chamber.getByRole('button', { name: 'Retry registration.pdf' }));
  await waitFor(() => expect(submitDocument).toHaveBeenCalledTimes(1));
});

test.each([
  ['en', 'Chamber of commerce card', /^Choose a file/, 'Upload Failed'],
  ['ar', 'هوية غرفة التجارة', /^اختر ملفًا/, 'تعذّر الرفع'],
] as const)('replaces a refused scan by another file (%s)', async (language, kind, choose, title) => {
  publish.mockRejectedValueOnce(new AppError('file_damaged'));
  const { user } = await open(language);
  const chamber = within(await screen.findByRole('region', { name: kind }));
  const scan = new File(['…'], 'scan.png', { type: 'image/png' });
  await user.upload(chamber.getByLabelText(choose, { selector: 'input' }), scan);
  const alert = await chamber.findByRole('alert');
  expect(within(alert).getByText(title)).toBeVisible();
  expect(chamber.getByRole('button', { name: choose })).toBeVisible();
  await user.upload(chamber.getByLabelText(choose, { selector: 'input' }), file());
  await waitFor(() => expect(submitDocument).toHaveBeenCalledTimes(1));
  expect(chamber.queryByText('scan.png')).toBeNull();
});

test('reports a file that cannot be opened and closes the empty window', async () => {
  const view = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
  jest.mocked(signDocument).mockRejectedValue(new AppError('not_found'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Open the file: Commercial registration' }));
  expect(await screen.findByText('The file could not be opened')).toBeVisible();
  expect(view.close).toHaveBeenCalled();
});
