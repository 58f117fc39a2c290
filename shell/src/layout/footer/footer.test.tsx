import { screen, within } from '@testing-library/react';
import { listTopCategories } from '@mawad/supabase/catalogue/queries';
import { openShell, visitor } from '../../../testing/open-shell.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({ listTopCategories: jest.fn(), suggest: jest.fn() }));

beforeEach(() => jest.mocked(listTopCategories).mockResolvedValue([]));

const openFooter = async (language: 'en' | 'ar') => {
  await openShell('/', visitor, language);
  return screen.findByRole('contentinfo');
};

test.each([
  ['en', /Iraq's marketplace for industrial supplies/, /Baghdad/],
  ['ar', /سوق عراقي لمواد البناء والصناعة/, /بغداد/],
] as const)(
  'shows the purpose of the marketplace and its contact data in %s @footer-contact',
  async (language, purpose, town) => {
    const footer = within(await openFooter(language));
    expect(footer.getByText(purpose)).toBeVisible();
    expect(footer.getByText(town)).toBeVisible();
    expect(footer.getByRole('link', { name: 'hello@shop.test' })).toHaveAttribute(
      'href',
      'mailto:hello@shop.test',
    );
    expect(footer.getByRole('link', { name: '+964 770 000 0000' })).toHaveAttribute(
      'href',
      'tel:+9647700000000',
    );
  },
);

test.each([
  ['en', /On orders over 100,000\sIQD/, /30-day free returns/],
  ['ar', /للطلبات التي تزيد على 100,000\sد\.ع/, /إرجاع مجاني خلال 30 يومًا/],
] as const)(
  'shows free delivery and free returns in %s @footer-promises',
  async (language, delivery, returns) => {
    const footer = within(await openFooter(language));
    expect(footer.getByText(delivery)).toBeVisible();
    expect(footer.getByText(returns)).toBeVisible();
  },
);

test.each([
  ['en', ['Facebook', 'Instagram', 'LinkedIn', 'Twitter'], 'Mawad. All rights reserved.'],
  ['ar', ['فيسبوك', 'إنستغرام', 'لينكدإن', 'تويتر'], 'مواد. جميع الحقوق محفوظة.'],
] as const)(
  'links the four social networks and shows the year in %s @footer-networks',
  async (language, networks, rights) => {
    const footer = within(await openFooter(language));
    for (const name of networks) {
      expect(footer.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^https:/));
    }
    expect(footer.getByText(`© ${new Date().getFullYear()} ${rights}`)).toBeVisible();
  },
);

test.each([
  ['en', ['Home', 'Products', 'About us', 'Contact us', 'Customer support', 'Privacy', 'Terms', 'FAQ']],
  [
    'ar',
    ['الرئيسية', 'المنتجات', 'من نحن', 'اتصل بنا', 'خدمة الزبائن', 'الخصوصية', 'الشروط', 'الأسئلة الشائعة'],
  ],
] as const)('links to the shop and help pages in %s @footer-links', async (language, names) => {
  const footer = within(await openFooter(language));
  const paths = ['/', '/products', '/about', '/contact', '/contact', '/privacy', '/terms', '/faq'];
  const links = names.map((name) => footer.getByRole('link', { name }).getAttribute('href'));
  expect(links).toEqual(paths);
});
