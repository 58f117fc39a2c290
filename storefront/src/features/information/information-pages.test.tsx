import { screen, within } from '@testing-library/react';
import { getInformationPage } from '@mawad/supabase/site/information-pages-queries';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/site/information-pages-queries');
const get = jest.mocked(getInformationPage);
beforeEach(() => get.mockRejectedValue(new Error('away')));

test("shows the staff's text instead of the built-in text and keeps line breaks", async () => {
  const section = {
    id: 'part-1',
    heading_en: 'Late',
    heading_ar: 'التأخير',
    text_en: 'One.\nTwo.',
    text_ar: 'واحد، فوق {{freeDeliveryFrom}} دينار.',
  };
  get.mockResolvedValue({
    version: 3,
    published_at: '2026-11-20T10:00:00Z',
    content: {
      title_en: 'Rules',
      title_ar: 'القواعد',
      lead_en: 'So we work.',
      lead_ar: 'هكذا نعمل.',
      sections: [section],
    },
  });
  await openShop('/terms', 'ar', 'guest');
  expect(await screen.findByRole('heading', { level: 1, name: 'القواعد' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'التأخير' }).parentElement).toHaveAttribute(
    'id',
    'part-1',
  );
  expect(screen.getByText('واحد، فوق 100,000 دينار.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /القانون/ })).toBeNull();
});

test.each([
  ['/about', 'en', 'About us', 5, '/contact'],
  ['/about', 'ar', 'من نحن', 5, '/contact'],
  ['/privacy', 'en', 'Privacy', 5, '/contact'],
  ['/privacy', 'ar', 'الخصوصية', 5, '/contact'],
  ['/terms', 'en', 'Terms', 6, '/contact'],
  ['/terms', 'ar', 'الشروط', 6, '/contact'],
] as const)(
  'shows sections and a contact link on %s in %s @information-pages',
  async (path, language, title, parts, way) => {
    await openShop(path, language, 'guest');
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
    const headings = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
    expect(headings).toHaveLength(parts);
    for (const heading of headings)
      expect(heading.nextElementSibling?.textContent?.length).toBeGreaterThan(60);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(way);
    expect(links).toEqual(
      expect.arrayContaining(headings.map(({ parentElement }) => `#${parentElement!.id}`)),
    );
  },
);

test.each([
  ['en', 'Questions and answers', /pay/i],
  ['ar', 'الأسئلة الشائعة', /أدفع/],
] as const)('expands each question on /faq in %s and has structured data @faq', async (...row) => {
  const [language, title, about] = row;
  const { user } = await openShop('/faq', language, 'guest');
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  const questions = screen.getAllByRole('group');
  expect(questions).toHaveLength(10);
  const summary = questions[0]!.querySelector('summary')!;
  expect(summary).toHaveTextContent(about);
  expect(within(questions[0]!).getByText(/./, { selector: 'p' })).not.toBeVisible();
  await user.click(summary);
  expect(within(questions[0]!).getByText(/./, { selector: 'p' })).toBeVisible();
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent!);
  expect(JSON.stringify(data)).toContain(summary.textContent);
});

test.each([
  ['en', 'We received it'],
  ['ar', 'وصلنا ما أرسلته'],
] as const)(
  'links to orders and home on /success in %s and is not indexed @success-page',
  async (language, title) => {
    await openShop('/success', language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/my-orders', '/']));
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  },
);

test.each([
  ['/faq', 'en', /until the order is approved/, /ships|shipped|dispatch/],
  ['/faq', 'ar', /ما لم تتم الموافقة على الطلب/, /ما لم يخرج/],
  ['/terms', 'en', /until the order is approved/, /until the order is shipped|dispatch/],
  ['/terms', 'ar', /ما لم تتم الموافقة على الطلب/, /ما لم يخرج/],
] as const)('states on %s in %s how long an order can be cancelled', async (...row) => {
  const [path, language, promise, broken] = row;
  await openShop(path, language, 'guest');
  expect(await screen.findByText(promise)).toBeInTheDocument();
  expect(document.querySelector('main, article, body')).not.toHaveTextContent(broken);
});
