import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import {
  getInformationPage,
  listInformationPageVersions,
  saveInformationPage,
} from '@mawad/supabase/site/information-pages-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/site/information-pages-queries', () => ({
  ...jest.requireActual('@mawad/supabase/site/information-pages-queries'),
  getInformationPage: jest.fn(),
  listInformationPageVersions: jest.fn(),
  saveInformationPage: jest.fn(),
}));
jest.mock('@mawad/supabase/site/overview-queries', () => ({ getStaffQueues: async () => ({}) }));

const save = jest.mocked(saveInformationPage);
const versions = jest.mocked(listInformationPageVersions);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getInformationPage).mockResolvedValue({ version: 0, content: null, published_at: null });
  versions.mockResolvedValue(pageOf([]));
  save.mockResolvedValue(1);
});

const field = (name: string) => screen.getByRole('textbox', { name });

test('starts with the built-in text, and publishes both languages together', async () => {
  await openConsole('/admin/pages/terms');
  expect(await screen.findByRole('textbox', { name: 'Title in English' })).toHaveValue('Terms');
  fireEvent.change(field('Title in English'), { target: { value: 'Rules' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move section 2 up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove section 6' }));
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The page was published')).toBeVisible();
  const [, page, content, version] = save.mock.calls[0]!;
  expect([page, version, content?.title_en]).toEqual(['terms', 0, 'Rules']);
  expect(content?.title_ar).toMatch(/[\u0600-\u06ff]/);
  expect(content?.sections.map(({ id }) => id)).toEqual(['delivery', 'order', 'cancel', 'quote', 'seller']);
});

test('refuses to publish an empty part and focuses it', async () => {
  await openConsole('/admin/pages/about');
  fireEvent.click(await screen.findByRole('button', { name: 'Add a section' }));
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const part = screen.getByRole('region', { name: 'Section 6' });
  await waitFor(() => expect(within(part).getAllByRole('textbox')[0]).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

test('warns when a colleague published another version meanwhile', async () => {
  save.mockRejectedValue(new AppError('stale_version', { version: 2 }));
  await openConsole('/admin/pages/faq');
  await screen.findByRole('textbox', { name: 'Title in English' });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('button', { name: 'Load the newest version' })).toBeVisible();
});

test('publishes an earlier version again', async () => {
  const content = { title_en: 'Old', title_ar: 'قديم', lead_en: 'x', lead_ar: 'س', sections: [] };
  const published = { published_by: 'Noor', published_at: '2026-11-20T10:00:00Z' };
  jest.mocked(getInformationPage).mockResolvedValue({ version: 2, content: null, published_at: null });
  versions.mockResolvedValue(
    pageOf([
      { version: 2, content: null, ...published },
      { version: 1, content, ...published },
    ]),
  );
  await openConsole('/admin/pages/privacy');
  const list = await screen.findByRole('region', { name: 'Versions' });
  expect(within(list).getByText('Shown now')).toBeVisible();
  fireEvent.click(within(list).getByRole('button', { name: 'Use again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish version 1 again?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), 'privacy', content, 2));
});
