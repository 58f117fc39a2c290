import { act, screen, waitFor } from '@testing-library/react';
import type { Language } from '@mawad/shared-i18n';
import { Outlet, useLocation } from '@mawad/shared-ui/kit/router.ts';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { SearchField } from './search-field.tsx';
import type { Suggest, Suggested } from './search-suggestions.ts';

const key = 'recent-searches';
const cement = {
  id: 7,
  name_en: 'Portland cement',
  name_ar: 'سمنت بورتلاندي',
  main_image: null,
  price: 12_500,
  discounted_price: 11_000,
};
const suggested: Suggested = {
  products: [cement],
  categories: [{ id: 2, name_en: 'Cement', name_ar: 'السمنت', slug_en: 'cement', slug_ar: 'سمنت' }],
  words: ['cement', 'cementitious'],
  popular: [],
};
const nothing: Suggested = { products: [], categories: [], words: [], popular: [] };
const suggest = jest.fn<Promise<Suggested>, Parameters<Suggest>>();

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  suggest.mockResolvedValue(nothing);
});

async function open(language: Language = 'en', shownTerm?: string) {
  const opened = await renderRoutes({
    remote: {
      id: 'test',
      routes: [
        {
          id: 'frame',
          Component: () => (
            <>
              <SearchField
                suggest={suggest}
                label="Find"
                placeholder="Goods"
                submitLabel="Go"
                shownTerm={shownTerm}
              />
              <Address />
              <Outlet />
            </>
          ),
          children: [{ id: 'any', path: '*', element: null }],
        },
      ],
    },
    path: '/',
    language,
    backend: null,
  });
  return { ...opened, box: await screen.findByRole('combobox', { name: 'Find' }) };
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${decodeURI(pathname)}${search}`}</p>;
}

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('suggests words, categories and products with prices in the reader’s language', async () => {
  suggest.mockResolvedValue(suggested);
  const { user, box } = await open();
  await user.type(box, 'portland cem');
  await screen.findByRole('option', { name: /Portland cement/ });
  expect(names()).toEqual([
    'portland cement',
    'portland cementitious',
    'Cement',
    expect.stringMatching(/Portland cement.*11,000\.00/),
  ]);
  expect(screen.getByRole('group', { name: 'Products' })).toBeVisible();
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(suggest.mock.calls.map(([term]) => term).filter(Boolean)).toEqual(['portland cem']);
});

test('completes the last word also with a space after it', async () => {
  suggest.mockResolvedValue(suggested);
  const { user, box } = await open();
  await user.type(box, 'portland cem ');
  await screen.findByRole('option', { name: /Portland cement/ });
  expect(names().slice(0, 2)).toEqual(['portland cement', 'portland cementitious']);
});

describe('popular searches', () => {
  const popular = (...texts: string[]) => ({ ...nothing, popular: texts });

  test('are listed with the recent ones in an empty box, and start a search', async () => {
    localStorage.setItem(key, JSON.stringify({ version: 1, items: ['Rebar 12', 'paint'] }));
    suggest.mockResolvedValue(popular('rebar 12', 'white cement', 'drill'));
    const { user, box } = await open();
    await user.click(box);
    expect(await screen.findByRole('group', { name: 'Popular searches' })).toBeVisible();
    expect(names()).toEqual(['Rebar 12', 'paint', 'white cement', 'drill']);
    await user.click(screen.getByRole('option', { name: 'white cement' }));
    expect(await screen.findByText('at /search?q=white+cement')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(key)).toContain('white cement'));
  });

  test('are listed above the suggested words without duplicates', async () => {
    suggest.mockImplementation(async (term) =>
      term === '' ? popular('drill') : { ...suggested, popular: ['cement', 'white cement', 'cem'] },
    );
    const { user, box } = await open('ar');
    await user.type(box, 'cem');
    expect(await screen.findByRole('group', { name: 'الأكثر بحثًا' })).toBeVisible();
    expect(names()).toEqual([
      'cement',
      'white cement',
      'cementitious',
      'السمنت',
      expect.stringContaining('سمنت بورتلاندي'),
    ]);
  });

  test('of an empty box are not shown for typed text', async () => {
    suggest.mockImplementation((term) =>
      term === '' ? Promise.resolve(popular('drill')) : new Promise(() => undefined),
    );
    const { user, box } = await open();
    await user.click(box);
    await screen.findByRole('option', { name: 'drill' });
    await user.type(box, 'cem');
    await waitFor(() => expect(suggest).toHaveBeenLastCalledWith('cem', expect.anything()));
    expect(screen.queryByRole('option')).toBeNull();
    await user.clear(box);
    expect(await screen.findByRole('option', { name: 'drill' })).toBeVisible();
  });
});

test('links to the Arabic address of a category in Arabic', async () => {
  suggest.mockResolvedValue(suggested);
  const { user, box } = await open('ar');
  await user.type(box, 'سم');
  await user.click(await screen.findByRole('option', { name: 'السمنت' }));
  expect(await screen.findByText('at /category/سمنت')).toBeVisible();
  expect(box).toHaveValue('');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('is not expanded while there are no suggestions', async () => {
  const { user, box } = await open();
  await user.type(box, 'zzz');
  await waitFor(() => expect(suggest).toHaveBeenCalled());
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).not.toHaveAttribute('aria-controls');
});

test('can be operated by keyboard', async () => {
  suggest.mockResolvedValue(suggested);
  const { user, box } = await open();
  await user.type(box, 'cem');
  await screen.findByRole('option', { name: 'cement' });
  const activeName = () =>
    document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
  expect(activeName()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(activeName()).toBe('cement');
  expect(screen.getByRole('option', { name: 'cement' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}');
  expect(activeName()).toMatch(/Portland cement/);
  await user.keyboard('{ArrowDown}');
  expect(activeName()).toBeNull();
  await user.keyboard('{ArrowUp}{Home}{ArrowDown}{ArrowDown}');
  expect(activeName()).toBe('Cement');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(box).toHaveValue('cem');
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}{End}{Enter}');
  expect(await screen.findByText('at /product/7')).toBeVisible();
  expect(box).toHaveValue('');
});

test('Enter without a selected suggestion searches for the trimmed term, stores it and clears the box', async () => {
  const { user, box } = await open();
  await user.type(box, '   {Enter}');
  expect(screen.getByText('at /')).toBeVisible();
  await user.type(box, ' rebar 12 {Enter}');
  expect(await screen.findByText('at /search?q=rebar+12')).toBeVisible();
  expect(box).toHaveValue('');
  await waitFor(() => expect(localStorage.getItem(key)).toContain('rebar 12'));
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: 'rebar 12' }));
  expect(screen.getByText('at /search?q=rebar+12')).toBeVisible();
});

test('does not clear a box that shows the term of the results', async () => {
  const { user, box } = await open('en', 'cement');
  expect(box).toHaveValue('cement');
  await user.type(box, ' white{Enter}');
  expect(await screen.findByText('at /search?q=cement+white')).toBeVisible();
  expect(box).toHaveValue('cement white');
});

test('clears the recent searches', async () => {
  localStorage.setItem(key, JSON.stringify({ version: 1, items: ['cement', 'rebar'] }));
  const { user, box } = await open();
  await user.click(box);
  await screen.findByRole('option', { name: 'rebar' });
  expect(names()).toEqual(['cement', 'rebar']);
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('option')).toBeNull();
  expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({ items: [] });
});

test.each(['{', '{"version":9,"items":["x"]}', '[1,null,"",{"a":1}]'])(
  'ignores damaged recent searches (%s)',
  async (text) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem(key, text);
    const { user, box } = await open();
    await user.click(box);
    await user.type(box, 'rebar{Enter}');
    expect(await screen.findByText('at /search?q=rebar')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(key)).toContain('rebar'));
    logged.mockRestore();
  },
);

test('works without recent searches if the browser denies storage', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  suggest.mockResolvedValue(suggested);
  const { user, box } = await open();
  await user.type(box, 'cem');
  await user.click(await screen.findByRole('option', { name: 'Cement' }));
  expect(await screen.findByText('at /category/cement')).toBeVisible();
  denied.mockRestore();
  logged.mockRestore();
});

test('ignores a late response to an older term', async () => {
  const responses = new Map<string, (value: Suggested) => void>();
  const signals = new Map<string, AbortSignal>();
  suggest.mockImplementation(
    (term, signal) =>
      new Promise((resolve) => {
        responses.set(term, resolve);
        signals.set(term, signal);
      }),
  );
  const { user, box } = await open();
  await user.type(box, 'ce');
  await waitFor(() => expect(responses.has('ce')).toBe(true));
  await user.type(box, 'ment');
  await waitFor(() => expect(responses.has('cement')).toBe(true));
  expect(signals.get('ce')!.aborted).toBe(true);
  act(() => responses.get('cement')!({ ...nothing, words: ['cement white'] }));
  await screen.findByRole('option', { name: 'cement white' });
  act(() => responses.get('ce')!({ ...nothing, words: ['ceiling'] }));
  expect(names()).toEqual(['cement white']);
});

test('searches even if suggestions fail', async () => {
  suggest.mockRejectedValue(new Error('down'));
  const { user, box } = await open();
  await user.type(box, 'cement');
  await waitFor(() => expect(suggest).toHaveBeenCalled());
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('at /search?q=cement')).toBeVisible();
});

test('names the search of a page, so that it differs from the search of the header', async () => {
  const field = { suggest, label: 'Find', placeholder: 'Goods', submitLabel: 'Go' };
  const Both = () => (
    <>
      <SearchField {...field} />
      <SearchField {...field} size="page" />
    </>
  );
  await renderRoutes({
    remote: { id: 'test', routes: [{ id: 'both', path: '*', Component: Both }] },
    path: '/',
    language: 'en',
    backend: null,
  });
  expect(await screen.findByRole('search', { name: 'Find' })).toBeVisible();
  expect(screen.getAllByRole('search')).toHaveLength(2);
});
