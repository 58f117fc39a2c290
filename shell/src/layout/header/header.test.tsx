import { act, screen, within } from '@testing-library/react';
import { listTopCategories, suggest } from '@mawad/supabase/catalogue/queries';
import { listNotifications } from '@mawad/supabase/notifications/queries';
import { listWishlist } from '@mawad/supabase/wishlist/queries';
import {
  admin,
  buyer,
  cement,
  gloves,
  openShell,
  seller,
  type Session,
  visitor,
} from '../../../testing/open-shell.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({
  listTopCategories: jest.fn(),
  suggest: jest.fn(),
}));
jest.mock('@mawad/supabase/wishlist/queries', () => ({ listWishlist: jest.fn() }));
jest.mock('@mawad/supabase/notifications/queries', () => ({ listNotifications: jest.fn() }));

const names = ['Cement', 'Tools', 'Electrical', 'Plumbing', 'Paint', 'Safety'];
const categories = names.map((name_en, id) => ({
  id,
  name_en,
  name_ar: `قسم ${id}`,
  slug_en: `en-${id}`,
  slug_ar: `ar-${id}`,
}));

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(listTopCategories).mockResolvedValue(categories);
  jest.mocked(listWishlist).mockResolvedValue([1, 2, 3]);
  jest.mocked(listNotifications).mockResolvedValue({ items: [], next: null, unread: 0 });
  jest.mocked(suggest).mockResolvedValue({ products: [], categories: [], words: [], popular: [] });
  localStorage.clear();
});

const header = () => screen.findByRole('banner');

describe('search', () => {
  test('opens the results of the trimmed term and clears the box @header-search', async () => {
    const { user } = await openShell('/');
    const box = await screen.findByRole('combobox', { name: 'Search products' });
    await user.type(box, '  rebar 12 mm {Enter}');
    expect(await screen.findByText('at /search?q=rebar+12+mm')).toBeVisible();
    expect(box).toHaveValue('');
  });

  test('ignores a term of only spaces @header-empty-search', async () => {
    const { user } = await openShell('/');
    await user.type(await screen.findByRole('combobox'), '   {Enter}');
    expect(screen.getByText('at /')).toBeVisible();
  });
});

test.each([
  ['en', 'Categories', 'All categories', 'Cement', '/category/en-0'],
  ['ar', 'الأقسام', 'كل الأقسام', 'قسم 0', '/category/ar-0'],
] as const)(
  'lists first-level categories in %s by the slug of that language @header-categories',
  async (...row) => {
    const [language, button, all, first, href] = row;
    const { user } = await openShell('/', visitor, language);
    await user.click(await within(await header()).findByRole('button', { name: button }));
    const menu = await screen.findByRole('menu');
    expect(await within(menu).findByRole('menuitem', { name: all })).toHaveAttribute('href', '/categories');
    expect(await within(menu).findByRole('menuitem', { name: first })).toHaveAttribute('href', href);
    expect(within(menu).queryByText(/White cement|سمنت أبيض/)).toBeNull();
  },
);

test('counts wishlist and cart in badges and opens the cart drawer @header-badges', async () => {
  const { user, app } = await openShell('/', buyer);
  await screen.findByRole('banner');
  act(() => {
    app.store.getState().cart.add(cement);
    app.store.getState().cart.add(gloves);
  });
  expect(await screen.findByRole('link', { name: 'Wishlist, 3 products' })).toHaveAttribute(
    'href',
    '/wishlist',
  );
  await user.click(await screen.findByRole('button', { name: 'Cart, 2 items' }));
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeVisible();
});

test('counts the wishlist stored on this device for a visitor', async () => {
  const { app } = await openShell('/');
  await screen.findByRole('banner');
  act(() => app.store.getState().wishlist.add(5));
  expect(await screen.findByRole('link', { name: 'Wishlist, 1 product' })).toBeInTheDocument();
  expect(listWishlist).not.toHaveBeenCalled();
});

test('switches the direction of the page and stores the language @languages', async () => {
  const { user } = await openShell('/');
  await user.click(await within(await header()).findByRole('button', { name: 'التبديل إلى العربية' }));
  expect(await within(await header()).findByRole('button', { name: 'Switch to English' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(localStorage.getItem('language')).toBe('ar');
});

test.each([
  ['en', 'Request a quote', 'Compare, 2 products', 'Compare'],
  ['ar', 'طلب عرض سعر', 'المقارنة، منتجان', 'المقارنة'],
] as const)('links to quotes and the comparison in %s', async (language, quote, count, compare) => {
  const { user, app } = await openShell('/about', visitor, language);
  act(() => [7, 8].forEach((id) => app.store.getState().compare.toggle({ id })));
  const bar = within(await header());
  expect(bar.getByRole('link', { name: quote })).toHaveAttribute('href', '/request-quote');
  expect(bar.getByRole('link', { name: count })).toHaveAttribute('href', '/compare');
  await user.click(bar.getByRole('button', { name: /Open menu|افتح القائمة/ }));
  const menu = within(await screen.findByRole('dialog'));
  expect(menu.getByRole('link', { name: quote })).toHaveAttribute('href', '/request-quote');
  expect(menu.getByRole('link', { name: new RegExp(`${compare}$`) })).toHaveAttribute('href', '/compare');
});

describe('language of mails', () => {
  const toggle = async (session: Session) => {
    const shop = await openShell('/', session);
    const saved = jest.spyOn(shop.app.services.session, 'saveLanguage');
    const press = async () =>
      shop.user.click(await within(await header()).findByRole('button', { name: 'التبديل إلى العربية' }));
    return { saved, press };
  };

  test('follows the language toggle of a signed-in user', async () => {
    const { saved, press } = await toggle(buyer);
    await press();
    expect(saved.mock.calls).toEqual([['b1', 'ar']]);
  });

  test('is not saved for a visitor', async () => {
    const { saved, press } = await toggle(visitor);
    await press();
    expect(saved).not.toHaveBeenCalled();
  });

  test('reports no error if saving fails', async () => {
    const { saved, press } = await toggle(buyer);
    saved.mockRejectedValue(new Error('network'));
    await press();
    expect(await within(await header()).findByRole('button', { name: 'Switch to English' })).toBeVisible();
    expect(saved).toHaveBeenCalled();
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });
});

describe('account menu', () => {
  test.each<[string, Session, string, string, string]>([
    ['a visitor', visitor, 'Account', 'Sign in', '/login'],
    ['a buyer', buyer, 'My account', 'Dashboard', '/my-orders'],
    ['a seller', seller, 'Seller dashboard', 'Dashboard', '/seller/dashboard'],
    ['an administrator', admin, 'Admin dashboard', 'Dashboard', '/admin'],
  ])('links %s to the right dashboard @account-menu-role', async (_who, session, title, entry, href) => {
    const { user } = await openShell('/', session);
    await user.click(await within(await header()).findByRole('button', { name: title }));
    expect(await screen.findByRole('menuitem', { name: entry })).toHaveAttribute('href', href);
  });

  test.each([
    ['en', 'My account, 3 unread notifications', 'Notifications (3 unread)'],
    ['ar', 'حسابي، 3 إشعارات غير مقروءة', 'الإشعارات (3 جديدة)'],
  ] as const)(
    'counts unread notifications in %s for signed-in users only',
    async (language, title, entry) => {
      jest.mocked(listNotifications).mockResolvedValue({ items: [], next: null, unread: 3 });
      const { user, unmount } = await openShell('/', buyer, language);
      await user.click(await within(await header()).findByRole('button', { name: title }));
      expect(await screen.findByRole('menuitem', { name: entry })).toHaveAttribute(
        'href',
        '/account/notifications',
      );
      unmount();
      jest.mocked(listNotifications).mockClear();
      await openShell('/', visitor, language);
      await header();
      await openShell('/', { ...seller, is_approved: false }, language);
      expect(listNotifications).not.toHaveBeenCalled();
    },
  );

  test('links signed-in users to their account, except sellers awaiting approval', async () => {
    const { user, unmount } = await openShell('/', buyer);
    await user.click(await within(await header()).findByRole('button', { name: 'My account' }));
    const entry = await screen.findByRole('menuitem', { name: 'Account settings' });
    expect(entry).toHaveAttribute('href', '/account');
    unmount();
    const pending = await openShell('/', { ...seller, is_approved: false });
    await pending.user.click(await within(await header()).findByRole('button', { name: 'Seller dashboard' }));
    await screen.findByRole('menuitem', { name: 'Sign out' });
    expect(screen.queryByRole('menuitem', { name: 'Account settings' })).toBeNull();
  });

  test.each([
    ['en', 'My account', 'Sign out', 'Sign out Failed'],
    ['ar', 'حسابي', 'تسجيل الخروج', 'تعذّر تسجيل الخروج'],
  ] as const)('reports in %s that the sign-out failed on the server @sign-out-failed', async (...row) => {
    const [language, title, entry, failed] = row;
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, app } = await openShell('/somewhere', buyer, language);
    jest.spyOn(app.services.session, 'signOut').mockRejectedValue(new Error('network'));
    await user.click(await within(await header()).findByRole('button', { name: title }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
    expect(await screen.findByText(failed)).toBeVisible();
    expect(await screen.findByText('at /')).toBeVisible();
  });

  test('offers a visitor to become a seller @account-menu-visitor', async () => {
    const { user } = await openShell('/');
    await user.click(await within(await header()).findByRole('button', { name: 'Account' }));
    expect(await screen.findByRole('menuitem', { name: 'Become a seller' })).toHaveAttribute(
      'href',
      '/seller',
    );
  });
});

test('links at most five categories in the footer by their English slug, even in Arabic @footer-categories', async () => {
  await openShell('/', visitor, 'ar');
  const links = await within(await screen.findByRole('contentinfo')).findAllByRole('link', { name: /^قسم/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [0, 1, 2, 3, 4].map((id) => `/category/en-${id}`),
  );
});

test('shows controls without space in a small header in the side menu @side-menu', async () => {
  const { user } = await openShell('/');
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  for (const name of ['Home', 'All products', 'Deals', 'Contact', 'Wishlist', 'All categories', 'Sign in']) {
    expect(within(menu).getByRole('link', { name })).toBeVisible();
  }
});
