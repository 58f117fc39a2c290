import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  type CompanyDocument,
  reviewDocument,
  signDocument,
} from '@mawad/supabase/companies/documents-queries';
import {
  addCompanyNote,
  getSeller,
  pauseCompany,
  reviewCompany,
  type Seller,
} from '@mawad/supabase/companies/sellers-queries';
import { startStaffView } from '@mawad/supabase/companies/staff-views-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/companies/sellers-queries', () => ({
  addCompanyNote: jest.fn(),
  getSeller: jest.fn(),
  pauseCompany: jest.fn(),
  reviewCompany: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/documents-queries', () => ({
  reviewDocument: jest.fn(),
  signDocument: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/staff-views-queries', () => ({ startStaffView: jest.fn() }));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn(async () => []) }));

const get = jest.mocked(getSeller);

const accepted: CompanyDocument = {
  id: 11,
  version: '11 accepted',
  path: 's1/registration.pdf',
  number: 'KR-12/77',
  expires_on: '2027-06-30',
  state: 'accepted',
  reason: null,
  submitted_at: '2026-11-02T10:00:00Z',
  decided_at: '2026-11-03T10:00:00Z',
  decided_by: 'Zainab',
};

/** Identity document as the page shows it. */
const submitted = expect.objectContaining({ id: 12, version: '12 submitted' }) as CompanyDocument;

const seller: Seller = {
  id: 's1',
  company_name: 'Tigris Tools',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'Tigris Tools',
  name_en: null,
  name_ar: 'عدد دجلة',
  slug: null,
  phone: '+9647701234567',
  governorate: 'IQ-BG',
  about_en: null,
  about_ar: null,
  status: 'approved',
  suspended_until: null,
  approval_gaps: [],
  version: 2,
  created_at: '2026-11-01T10:00:00Z',
  members: [
    {
      id: 'u1',
      full_name: 'Huda Karim',
      email: 'huda@mawad.test',
      phone: null,
      role: 'owner',
      email_verified: true,
      last_sign_in_at: null,
    },
  ],
  decisions: [
    {
      id: 2,
      from_status: 'suspended',
      to_status: 'approved',
      reason: null,
      created_at: '2026-11-12T10:00:00Z',
      decided_by: 'Zainab',
    },
    {
      id: 1,
      from_status: 'approved',
      to_status: 'suspended',
      reason: 'Sells fakes',
      created_at: '2026-11-10T10:00:00Z',
      decided_by: 'Zainab',
    },
  ],
  documents: [
    {
      kind: 'registration',
      documents: [accepted, { ...accepted, id: 10, number: null, state: 'refused', reason: 'Blurred' }],
    },
    {
      kind: 'identity',
      documents: [{ ...accepted, id: 12, version: '12 submitted', state: 'submitted', decided_by: null }],
    },
    { kind: 'chamber', documents: [] },
  ],
  notes: [{ id: 1, body: 'Asks for a call after ten', author: 'Zainab', created_at: '2026-11-04T10:00:00Z' }],
  product_count: 1000,
  listed_count: 12,
  delivery_areas: 0,
  orders: {
    days: 90,
    placed: 8,
    delivered: 6,
    cancelled_by_company: 2,
    rejected: 0,
    sales: 1_250_000,
    hours_to_ship: 5.5,
    open: 3,
    late: 1,
    earlier: { placed: 10, delivered: 9, cancelled_by_company: 1, rejected: 0, hours_to_ship: 5.5 },
  },
  quotes: {
    ...{ asked: 20, answered: 16, hours_to_answer: 4.5 },
    earlier: { asked: 10, answered: 7, hours_to_answer: 3 },
  },
  replies: {
    ...{ asked: 0, answered: 0, hours_to_answer: null },
    earlier: { asked: 4, answered: 4, hours_to_answer: 2 },
  },
};

beforeEach(() => {
  jest.resetAllMocks();
  get.mockResolvedValue(seller);
});

test('shows missing requirements, service figures and every decision on a company', async () => {
  const { user } = await openConsole('/admin/sellers/s1');
  const lacks = within((await screen.findByText('It has no delivery areas yet.')).closest('ul')!);
  expect(lacks.getByText('One open order is late.')).toBeVisible();
  expect(lacks.getByText('Document missing or invalid: Chamber of commerce card.')).toBeVisible();
  expect(lacks.getAllByRole('listitem')).toHaveLength(3);
  const service = within(screen.getByRole('table', { name: 'Service' }));
  const rows = service.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'Orders delivered75% of 8Outside the limit90%Worse nowat least 90%',
    'Orders cancelled by the company25% of 8Outside the limit10%Worse nowat most 5%',
    'Approval to shipping, median5.5 h of 85.5 hUnchangedat most 48 h',
    'Quote requests answered80% of 2070%Better nowat least 70%',
    'Quote request to answer, median4.5 h of 163 hWorse nowat most 24 h',
    'Reviews and questions answered–100%at least 70%',
    'Review or question to reply, median–2 hat most 48 h',
  ]);
  expect(within(screen.getByRole('region', { name: 'Company' })).getByText('over 1,000')).toBeVisible();
  const history = within(screen.getByRole('region', { name: 'Decisions' })).getAllByRole('listitem');
  expect(history[0]).toHaveTextContent('Restored');
  expect(history[1]).toHaveTextContent(/Suspended.*Zainab.*Sells fakes/);

  await user.click(screen.getByRole('button', { name: 'Suspend Tigris Tools' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(dialog.getByText('Enter a reason so that the company knows what to correct.')).toBeVisible();
  expect(reviewCompany).not.toHaveBeenCalled();
});

test('suspends a company for a day with a reason, and shows when that ends', async () => {
  const { user } = await openConsole('/admin/sellers/s1');
  await user.click(await screen.findByRole('button', { name: 'Suspend Tigris Tools for a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Tigris Tools for a day?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Prices without a zero');
  get.mockResolvedValue({ ...seller, status: 'suspended', suspended_until: '2026-12-02T09:30:00Z' });
  await user.click(dialog.getByRole('button', { name: 'Suspend for a day' }));
  expect(pauseCompany).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ id: 's1', version: seller.version }),
    'Prices without a zero',
  );
  expect(await screen.findByText(/^Suspended until 2 December 2026.*, then it sells again$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore Tigris Tools' })).toBeVisible();
  // The day may become a suspension without an end.
  expect(screen.getByRole('button', { name: 'Suspend Tigris Tools' })).toBeVisible();
});

test('opens a document by a signed URL, accepts it, or refuses it with a reason', async () => {
  const view = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
  jest.mocked(signDocument).mockResolvedValue('https://files.test/signed');
  const { user } = await openConsole('/admin/sellers/s1');
  const documents = within(await screen.findByRole('region', { name: 'Documents' }));
  const [registration, identity, chamber] = documents.getAllByRole('listitem').map((item) => within(item));
  expect(registration!.getByText('KR-12/77')).toBeVisible();
  expect(registration!.getAllByText('Zainab')[0]).toBeVisible();
  expect(registration!.queryByRole('button', { name: /^Accept/ })).toBeNull();
  await user.click(registration!.getByText('Earlier files'));
  expect(registration!.getByText('Blurred')).toBeVisible();
  expect(chamber!.getByText('Not sent')).toBeVisible();
  expect(chamber!.queryByRole('button')).toBeNull();

  await user.click(identity!.getByRole('button', { name: 'Open the file: Owner’s ID' }));
  expect(signDocument).toHaveBeenCalledWith(expect.anything(), 's1/registration.pdf');
  expect(view.location.replace).toHaveBeenCalledWith('https://files.test/signed');
  expect(view.opener).toBeNull();

  await user.click(identity!.getByRole('button', { name: 'Accept: Owner’s ID' }));
  expect(reviewDocument).toHaveBeenCalledWith(expect.anything(), submitted, 'accepted');
  expect(await screen.findByText('Accepted: Owner’s ID')).toBeVisible();
  const refuse = identity!.getByRole('button', { name: 'Refuse: Owner’s ID' });
  await waitFor(() => expect(refuse).toBeEnabled());
  await user.click(refuse);
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse: Owner’s ID?' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(reviewDocument).toHaveBeenCalledTimes(1);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'One side only');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(reviewDocument).toHaveBeenLastCalledWith(expect.anything(), submitted, 'refused', 'One side only');
});

test('opens the portal as the company sees it in a new tab, for staff with the right', async () => {
  const view = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
  const { user } = await openConsole('/admin/sellers/s1');
  await user.click(await screen.findByRole('button', { name: 'View as seller' }));
  expect(startStaffView).toHaveBeenCalledWith(expect.anything(), 's1');
  expect(view.location.replace).toHaveBeenCalledWith(
    expect.stringMatching(/\/seller\/dashboard\?view-as=s1$/),
  );
  jest.mocked(startStaffView).mockRejectedValue(new AppError('not_approved'));
  await user.click(screen.getByRole('button', { name: 'View as seller' }));
  expect(await screen.findByText('The portal could not be opened')).toBeVisible();
  expect(view.close).toHaveBeenCalled();
});

test('shows documents without decisions to staff who do not review companies', async () => {
  get.mockResolvedValue({
    ...seller,
    documents: [
      { kind: 'identity', documents: [{ ...accepted, state: 'submitted', path: null, number: null }] },
    ],
  });
  await openConsole('/admin/sellers/s1', 'en', 'admin', { role: 'support', rights: ['see_companies'] });
  const documents = within(await screen.findByRole('region', { name: 'Documents' }));
  expect(documents.getByText('Being checked')).toBeVisible();
  expect(documents.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'View as seller' })).toBeNull();
});

test('shows and adds notes about a company; a failure keeps the text', async () => {
  jest.mocked(addCompanyNote).mockRejectedValueOnce(new AppError('network', {}, true));
  const { user } = await openConsole('/admin/sellers/s1');
  const notes = within(await screen.findByRole('region', { name: 'Notes' }));
  expect(notes.getByText('Asks for a call after ten').closest('li')).toHaveTextContent('Zainab');
  const field = notes.getByRole('textbox', { name: 'New note' });
  await user.type(field, 'Sent samples');
  await user.click(notes.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText('The note could not be saved')).toBeVisible();
  expect(field).toHaveValue('Sent samples');
  await user.click(notes.getByRole('button', { name: 'Add the note' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(addCompanyNote).toHaveBeenLastCalledWith(expect.anything(), 's1', 'Sent samples');
});

test('links an unknown seller back to the list', async () => {
  get.mockRejectedValue(new AppError('seller_not_found'));
  await openConsole('/admin/sellers/nobody');
  expect(await screen.findByRole('heading', { name: 'Seller not found' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'All sellers' })[0]).toHaveAttribute('href', '/admin/sellers');
});

describe('a document that a colleague judged meanwhile', () => {
  const news = { what: 'document_accepted', at: '2026-11-21T08:00:00Z', by_role: 'admin', by: 'Zainab' };
  const said = /meanwhile the document was accepted \(by Zainab · /;
  const review = jest.mocked(reviewDocument);
  const documents = async () => within(await screen.findByRole('region', { name: 'Documents' }));

  test('is not refused, and the dialog says who did what', async () => {
    review.mockRejectedValueOnce(new AppError('changed_meanwhile', news));
    await openConsole('/admin/sellers/s1');
    fireEvent.click((await documents()).getByRole('button', { name: 'Refuse: Owner’s ID' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Blurred' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(said);
    expect(dialog.getByRole('textbox')).toHaveValue('Blurred');
  });

  test('is not accepted again, and a message says who did what', async () => {
    review.mockRejectedValueOnce(new AppError('changed_meanwhile', news));
    await openConsole('/admin/sellers/s1');
    fireEvent.click((await documents()).getByRole('button', { name: 'Accept: Owner’s ID' }));
    expect(await screen.findByText(said)).toBeVisible();
  });
});
