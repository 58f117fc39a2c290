import { expect } from '@playwright/test';
import { type Category, listCategories } from '@mawad/supabase/catalogue/queries';
import { listOwnProducts, setProductPublished } from '@mawad/supabase/products/queries';
import { chooseGoods, connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { product } from '../fixtures/product.ts';
import { type Language, words } from '../fixtures/words.ts';

const languages: Language[] = ['en', 'ar'];
/** English, the default language, has addresses without a parameter. */
const queryOf = (language: Language) => (language === 'en' ? '' : `?lang=${language}`);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(product.shell + path, { redirect: 'manual', headers });
const htmlOf = async (path: string) => (await get(path)).text();

function dataOf(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...blocks].map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
}

/** Address of a link or content of a meta tag in the head, selected by its attributes. */
function headValue(html: string, attributes: string): string | undefined {
  const tag = new RegExp(`<(?:meta|link)(?=[^>]*${attributes})[^>]*>`, 'i').exec(html)?.[0] ?? '';
  return /(?:content|href)="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

/** A subcategory, its parent and another top-level category. */
async function chooseCategories(): Promise<{ parent: Category; child: Category; unrelated: Category }> {
  const categories = await listCategories((await connect()).data);
  const child = categories.find(({ parent_id }) => parent_id !== null)!;
  const parent = categories.find(({ id }) => id === child.parent_id)!;
  const unrelated = categories.find(({ id, parent_id }) => parent_id === null && id !== parent.id)!;
  return { parent, child, unrelated };
}

const addressIn = (language: Language, ...path: Category[]) =>
  `/category/${path.map((step) => encodeURIComponent(step[`slug_${language}`])).join('/')}`;

test('robots.txt names the site map and disallows personal pages', async () => {
  const text = await htmlOf('/robots.txt');
  expect(text).toContain(`Sitemap: ${product.shell}/sitemap.xml`);
  expect(text).toMatch(/^Disallow: \/checkout$/m);
  expect(text).not.toMatch(/^Disallow: \/products?(\/|$)/m);
});

test('the site map lists its parts, and each part lists pages that exist in both languages @site-map', async () => {
  const { searched } = await chooseGoods();
  const index = await htmlOf('/sitemap.xml');
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(files[0]).toBe('/sitemaps/pages.xml');
  const parts = await Promise.all(files.map(htmlOf));
  const all = parts.join('');
  for (const language of languages) {
    expect(all).toContain(`<loc>${product.shell}/product/${searched.id}${queryOf(language)}</loc><lastmod>`);
    const { parent, child } = await chooseCategories();
    const path = addressIn(language, parent, child) + queryOf(language);
    expect(all).toContain(`<loc>${product.shell}${path}</loc>`);
    expect((await get(path)).status).toBe(200);
  }
  expect((await get('/sitemaps/products-999999.xml')).status).toBe(404);
});

test('an unpublished product returns 410, and is available again when published @unpublished-product', async () => {
  const { data } = await connect('seller@mawad.test');
  const { items } = await listOwnProducts(data, {});
  const shown = items.find(({ published }) => published)!;
  const { id } = shown;
  const version = await setProductPublished(data, shown, false);
  try {
    for (const language of languages) {
      const response = await get(`/product/${id}?lang=${language}`);
      expect(response.status).toBe(410);
      expect(await response.text()).toContain(words(language)('storefront:product.gone'));
    }
  } finally {
    await setProductPublished(data, { id, version }, true);
  }
  expect((await get(`/product/${id}`)).status).toBe(200);
});

test('other spellings of an address redirect to the canonical one', async () => {
  const { searched } = await chooseGoods();
  for (const [wrong, canonical] of [
    ['/PRODUCTS', '/products'],
    ['/products/?sort=newest', '/products?sort=newest'],
    ['/products?page=-1', '/products'],
    ['/products?page=abc&sort=newest', '/products?sort=newest'],
    [`/Product/${searched.id}`, `/product/${searched.id}`],
    [`/product/0${searched.id}`, `/product/${searched.id}`],
    ['/Checkout/', '/checkout'],
  ]) {
    const response = await get(wrong!);
    expect([wrong, response.status, response.headers.get('location')]).toEqual([wrong, 301, canonical]);
    expect((await get(canonical!)).status).toBe(200);
  }
});

for (const language of languages) {
  test(`every page has a description, keywords and a picture for previews (${language}) @page-metadata`, async () => {
    const t = words(language);
    const { category } = await chooseGoods();
    for (const path of ['/', '/products', '/deals', '/categories', '/about', `/category/${category}`]) {
      const response = await fetch(`${product.shell}${path}?lang=${language}`);
      const html = await response.text();
      expect(headValue(html, 'name="description"'), path).toBeTruthy();
      expect(headValue(html, 'name="keywords"'), path).toContain(t('common:siteKeywords'));
      expect(headValue(html, 'property="og:image"'), path).toBe(`${product.shell}/share.jpg`);
    }
    const picture = await get('/share.jpg');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test(`a category has one address per language, and each links to the other (${language}) @category-languages`, async () => {
    const { parent, child } = await chooseCategories();
    const own = addressIn(language, parent, child);
    const html = await htmlOf(`${own}?lang=${language}`);
    expect(headValue(html, 'rel="canonical"')).toBe(product.shell + own + queryOf(language));
    for (const other of languages) {
      expect(headValue(html, `hreflang="${other}"`)).toBe(
        product.shell + addressIn(other, parent, child) + queryOf(other),
      );
    }
  });

  test(`a category’s address in the other language or below another parent redirects to the right one (${language}) @category-parents`, async () => {
    const { parent, child, unrelated } = await chooseCategories();
    const other = language === 'en' ? 'ar' : 'en';
    const own = addressIn(language, parent, child);
    const cookie = { cookie: `mawad-language=${language}` };
    for (const wrong of [
      addressIn(other, parent, child),
      addressIn(language, unrelated, child),
      addressIn(other, child),
    ]) {
      const response = await get(`${wrong}?sort=newest`, cookie);
      expect([response.status, response.headers.get('location')]).toEqual([301, `${own}?sort=newest`]);
      // A cached redirect would loop after the language is changed.
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect((await get(own, cookie)).status).toBe(200);
  });

  test(`lists, the home page and products have structured data (${language}) @structured-data`, async () => {
    const { searched } = await chooseGoods();
    const home = dataOf(await htmlOf(`/?lang=${language}`));
    expect(home.map((item) => item['@type'])).toEqual(['Organization', 'WebSite']);
    const homeAddress = headValue(await htmlOf(`/?lang=${language}`), 'rel="canonical"');
    expect(home.map(({ url }) => url)).toEqual([homeAddress, homeAddress]);
    expect(home[1]!.potentialAction).toMatchObject({ '@type': 'SearchAction' });

    const list = dataOf(await htmlOf(`/products?sort=newest&lang=${language}`));
    expect(list.map((item) => item['@type'])).toEqual(['BreadcrumbList', 'ItemList']);

    const html = await htmlOf(`/product/${searched.id}?lang=${language}`);
    const canonical = headValue(html, 'rel="canonical"');
    const share = headValue(html, 'property="og:image"')!;
    const picture = await get(new URL(share).pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(Number(headValue(html, 'property="og:image:width"'))).toBe(1200);
    const described = dataOf(html).flat();
    expect(described.map((item) => item['@type'])).toContain('BreadcrumbList');
    expect(described[0]).toMatchObject({
      '@type': 'Product',
      name: searched[`name_${language}`],
      sku: searched.sku,
      url: canonical,
      offers: {
        '@type': 'Offer',
        url: canonical,
        shippingDetails: { shippingDestination: { addressCountry: 'IQ' }, shippingRate: { currency: 'IQD' } },
        hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', applicableCountry: 'IQ' },
        price: searched.discounted_price ?? searched.price,
        priceCurrency: 'IQD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', name: searched[`company_name_${language}`] },
      },
    });
  });
}
