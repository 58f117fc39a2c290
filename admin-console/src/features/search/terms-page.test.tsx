import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  banSearch,
  listSearchedTerms,
  type SearchedTerm,
  trySearchSynonyms,
} from '@mawad/supabase/search/insight-queries';
import { listSearchSynonyms, saveSearchSynonyms } from '@mawad/supabase/search/synonyms-queries';
import { AppError } from '@mawad/supabase/errors';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/search/insight-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/search/insight-queries'),
  banSearch: jest.fn(),
  listSearchedTerms: jest.fn(),
  trySearchSynonyms: jest.fn(),
}));
jest.mock('@mawad/supabase/search/synonyms-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/search/synonyms-queries'),
  listSearchSynonyms: jest.fn(),
  saveSearchSynonyms: jest.fn(),
}));

const list = jest.mocked(listSearchedTerms);
const save = jest.mocked(saveSearchSynonyms);

const searched: SearchedTerm = {
  term: 'shakoosh',
  typed: 'Shakoosh',
  languages: ['ar', 'en'],
  visits: 12,
  results: 0,
  opened: 3,
  in_cart: 2,
  ordered: 1,
  position: 2.5,
  last_at: '2026-11-20T08:00:00Z',
  banned: false,
};
const group = { id: 4, words: ['hammer', 'شاكوش'], updated_at: '2026-11-20T08:00:00Z' };

beforeEach(() => {
  jest.resetAllMocks();
  list.mockResolvedValue(pageOf([searched]));
  jest.mocked(listSearchSynonyms).mockResolvedValue(pageOf([group]));
});

test('filters terms by outcome, time and language, all kept in the address', async () => {
  const { user, router } = await openConsole('/admin/search/terms');
  const row = (await screen.findByText('Shakoosh')).closest('tr')!;
  expect(within(row).getByText('Arabic and English')).toBeVisible();
  expect(within(row).getByText('no results')).toBeVisible();
  expect(within(row).getByText('3 (position 2.5)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No results' }));
  await user.click(screen.getByRole('button', { name: '30 days' }));
  await user.click(screen.getByRole('button', { name: 'Arabic' }));
  expect(router.state.location.search).toBe('?kind=empty&days=30&language=ar');
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ kind: 'empty', days: 30, language: 'ar', page: 1 }),
    ),
  );
});

test('adds a term to a picked group after trying its effect @search-words', async () => {
  const { user } = await openConsole('/admin/search/terms');
  await user.click(await screen.findByRole('button', { name: 'Add words for “Shakoosh”' }));
  const dialog = await screen.findByRole('dialog', { name: 'New group of words' });
  const tries = within(dialog).getByRole('button', { name: 'Before and after' });
  expect(tries).toBeDisabled();
  fireEvent.change(within(dialog).getByRole('searchbox', { name: 'Search the groups' }), {
    target: { value: 'hammer' },
  });
  await user.click(await within(dialog).findByRole('button', { name: 'Add to the group of “hammer”' }));
  const words = ['hammer', 'شاكوش', 'Shakoosh'];
  expect(within(dialog).getByRole('textbox', { name: 'Words' })).toHaveValue(words.join('\n'));

  jest.mocked(trySearchSynonyms).mockResolvedValue({
    before: { total: 0, total_is_estimate: false, products: [] },
    after: {
      total: 1,
      total_is_estimate: false,
      products: [{ id: 1, name_en: 'Claw hammer', name_ar: 'شاكوش' }],
    },
  });
  await user.click(tries);
  const effect = await within(dialog).findByRole('status');
  expect(effect).toHaveTextContent('Results now0 productsWith these words1 productClaw hammer');
  expect(trySearchSynonyms).toHaveBeenCalledWith(expect.anything(), { term: 'Shakoosh', words, id: 4 });

  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(save).toHaveBeenCalledWith(expect.anything(), { words, group });
});

test('hides a term from all suggestions and allows it again', async () => {
  const { user } = await openConsole('/admin/search/terms');
  await user.click(await screen.findByRole('button', { name: 'Hide from suggestions: “Shakoosh”' }));
  expect(banSearch).toHaveBeenCalledWith(expect.anything(), { typed: 'Shakoosh', banned: true });
  expect(await screen.findByText('Hidden. This search is no longer suggested to anyone.')).toBeVisible();
  list.mockResolvedValue(pageOf([{ ...searched, banned: true }]));
  await user.click(screen.getByRole('button', { name: 'Hidden from suggestions' }));
  await user.click(await screen.findByRole('button', { name: 'Show in suggestions again: “Shakoosh”' }));
  expect(banSearch).toHaveBeenLastCalledWith(expect.anything(), { typed: 'Shakoosh', banned: false });
});

test('shows why a term could not be hidden (ar)', async () => {
  jest.mocked(banSearch).mockRejectedValue(new AppError('not_allowed'));
  const { user } = await openConsole('/admin/search/terms', 'ar');
  await user.click(await screen.findByRole('button', { name: 'إخفاء من الاقتراحات: «Shakoosh»' }));
  expect(await screen.findByText('تعذّر تغيير الاقتراح')).toBeVisible();
});

test('shows different texts for no searches yet and no matches (ar)', async () => {
  list.mockResolvedValue(pageOf([]));
  const { user } = await openConsole('/admin/search/terms?kind=empty', 'ar');
  await user.click(await screen.findByRole('button', { name: 'عرض كل العبارات' }));
  expect(await screen.findByRole('heading', { name: 'لم يُبحث عن شيء بعد' })).toBeVisible();
});
