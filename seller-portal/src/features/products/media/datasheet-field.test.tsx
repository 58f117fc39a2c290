import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { publishDatasheet } from '@mawad/supabase/uploads/queries';
import { renderField } from '../../../../testing/render-field.tsx';
import { DatasheetField } from './datasheet-field.tsx';

jest.mock('@mawad/supabase/uploads/queries', () => ({
  ...jest.requireActual('@mawad/supabase/uploads/queries'),
  publishDatasheet: jest.fn(),
}));

const publish = jest.mocked(publishDatasheet);
const pdf = (content = '%PDF-1.7 …', name = 'cement.pdf') =>
  new File([content], name, { type: 'application/pdf' });

const section = () => screen.getByRole('region', { name: 'Datasheet' });

beforeEach(() => jest.resetAllMocks());

const open = (value: string | null = null) =>
  renderField<string | null>(
    (path, onChange) => <DatasheetField companyId="c1" value={path} onChange={onChange} />,
    value,
  );

const input = () => screen.getByLabelText('Choose a PDF', { selector: 'input' });

test('publishes a PDF and shows the progress', async () => {
  let finish: (path: string) => void = () => undefined;
  publish.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const { user, values } = await open();
  await user.upload(input(), pdf());
  await waitFor(() => expect(publish).toHaveBeenCalled());
  act(() => publish.mock.calls[0]![4]!.onProgress!(0.3));
  expect(screen.getByRole('progressbar', { name: 'cement.pdf: upload' })).toHaveAttribute(
    'aria-valuenow',
    '30',
  );
  act(() => finish('c1/sheet.pdf'));
  const link = await screen.findByRole('link', { name: 'Open the datasheet' });
  expect(link).toHaveAttribute('href', 'https://files.test/c1/sheet.pdf');
  expect(values).toEqual(['c1/sheet.pdf']);
});

test('aborts a cancelled upload', async () => {
  publish.mockImplementation(() => new Promise(() => undefined));
  const { user, values } = await open();
  await user.upload(input(), pdf());
  await waitFor(() => expect(publish).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Cancel cement.pdf' }));
  expect(publish.mock.calls[0]![4]!.signal!.aborted).toBe(true);
  expect(screen.getByRole('button', { name: 'Choose a PDF' })).toBeVisible();
  expect(values).toEqual([]);
});

test('refuses a file whose bytes are not a PDF before the upload @product-datasheet', async () => {
  const { user } = await open();
  await user.upload(input(), pdf('<html>', 'page.pdf'));
  expect(await within(section()).findByRole('alert')).toHaveTextContent('This file is not a PDF document.');
  expect(publish).not.toHaveBeenCalled();
  publish.mockResolvedValue('c1/sheet.pdf');
  await user.upload(input(), pdf());
  expect(await screen.findByRole('link', { name: 'Open the datasheet' })).toBeVisible();
  expect(screen.queryByText('page.pdf')).toBeNull();
});

test('reports a refusal of the server and removes the file on request', async () => {
  publish.mockRejectedValue(new AppError('file_damaged'));
  const { user } = await open();
  await user.upload(input(), pdf());
  expect(await within(section()).findByRole('alert')).toHaveTextContent(
    'This file is damaged or incomplete.',
  );
  await user.click(screen.getByRole('button', { name: 'Remove cement.pdf' }));
  expect(screen.getByRole('button', { name: 'Choose a PDF' })).toBeVisible();
});

test('restores a removed datasheet', async () => {
  const { user, values } = await open('c1/sheet.pdf');
  await user.click(screen.getByRole('button', { name: 'Remove the datasheet' }));
  expect(values).toEqual([null]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(values).toEqual([null, 'c1/sheet.pdf']);
});
