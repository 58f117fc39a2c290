import { expect, type Page } from '@playwright/test';
import { type Category, listCategories, type ProductCard } from '@mawad/supabase/queries/catalogue';
import { chooseGoods, connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { product } from '../fixtures/product.ts';
import { untilAlive, untilFontsJoin, visit } from '../fixtures/people.ts';
import { type Language, words } from '../fixtures/words.ts';

interface PublicPage {
  name: string;
  path(goods: Goods): string;
  /** A product whose name the page shows. */
  shows(goods: Goods): ProductCard;
}
type Goods = Awaited<ReturnType<typeof chooseGoods>>;

const pages: PublicPage[] = [
  { name: 'product', path: ({ searched }) => `/product/${searched.id}`, shows: ({ searched }) => searched },
  { name: 'category', path: ({ category }) => `/category/${category}`, shows: ({ browsed }) => browsed },
  { name: 'search', path: ({ searched }) => `/search?q=${searched.sku}`, shows: ({ searched }) => searched },
  { name: 'products', path: () => '/products?sort=newest', shows: ({ searched }) => searched },
  { name: 'home', path: () => '/', shows: ({ searched }) => searched },
];
const languages = [
  { language: 'en', direction: 'ltr' },
  { language: 'ar', direction: 'rtl' },
] as const;

/** Where the language does not matter, the one that asks for more stands for both. */
const language = 'ar';

const mainScript = /\/main\.[0-9a-f]+\.js$/;
/** File of the font that an Arabic page is first read in, and files of those that it is first read without. */
const firstFont = /\/fonts\/.*arabic-400/;
const laterFonts = /\/fonts\/.*(inter-latin|arabic-[57]00)/;

const addressOf = (path: string, language: Language) =>
  `${product.shell}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

test('the same page goes to everybody, and only once to a browser that has it', async () => {
  const ask = (headers: Record<string, string>, mark: string) =>
    fetch(addressOf(`/categories?for=${mark}`, 'en'), { headers });
  const signedIn = { authorization: 'Bearer somebody', cookie: 'sb-access-token=somebody' };
  const [visitor, person] = [await ask({}, 'one'), await ask(signedIn, 'two')];
  const alike = (html: string) =>
    html.replaceAll('for=two', 'for=one').replaceAll(/"(dataUpdatedAt|dehydratedAt)":\d+/g, '');
  expect(alike(await person.text())).toBe(alike(await visitor.text()));
  const etag = visitor.headers.get('etag')!;
  expect((await ask({ 'if-none-match': etag }, 'one')).status).toBe(304);
});

for (const { name, path, shows } of pages) {
  for (const { language, direction } of languages) {
    test(`${name} arrives as HTML with its goods (${language})`, async () => {
      const goods = await chooseGoods();
      const response = await fetch(addressOf(path(goods), language));
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain(`<html lang="${language}" dir="${direction}"`);
      expect(html).toContain(escaped(shows(goods)[`name_${language}`]));
      expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
      expect(html).toMatch(/rel="canonical".*hreflang="ar"/i);
      expect(html).not.toContain('MuiSkeleton');
    });

    test(`${name} comes alive as it is, without warnings or moving (${language})`, async ({ page }) => {
      const complaints = collectComplaints(page);
      await page.addInitScript(watchLayoutShifts);
      await page.addInitScript(watchRemovals);
      const goods = await chooseGoods();
      await page.goto(addressOf(path(goods), language));
      await untilAlive(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(complaints).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(
        0.01,
      );
      expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toEqual([]);
      expect(await page.evaluate(countWrittenStyles)).toBe(0);
    });
  }
}

test('Back before a page is alive shows the page it leads to (ar)', async ({ page }) => {
  const order = page.getByRole('combobox', { name: words(language)('storefront:listing.sort') });
  await visit(page, addressOf('/deals', language));
  await order.selectOption('discount');
  await expect(page).toHaveURL(/sort=discount/);
  await page.route(mainScript, (route) => route.abort());
  await page.reload();
  await expect(order).toHaveValue('discount');
  await page.goBack();
  await expect(order).toHaveValue('newest');
  await page.unroute(mainScript);
  await page.reload();
  await untilAlive(page);
  await expect(order).toHaveValue('newest');
});

test('a reload far down a product stays in place (ar)', async ({ page }) => {
  const { searched } = await chooseGoods();
  await visit(page, addressOf(`/product/${searched.id}`, language));
  await untilFontsJoin(page);
  const related = page.getByRole('heading', { name: words(language)('product:related') });
  await related.evaluate((heading) => heading.scrollIntoView());
  const top = () => related.evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  const before = await top();
  await page.reload();
  await untilAlive(page);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
});

test('what lies below a product waits for a lost network, and the page stays (ar)', async ({
  page,
  context,
}) => {
  const { searched } = await chooseGoods();
  const name = searched[`name_${language}`];
  const t = words(language);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(addressOf(`/product/${searched.id}`, language));
  await untilAlive(page);
  await context.setOffline(true);
  const card = page
    .getByRole('region', { name: t('product:related') })
    .getByRole('article')
    .first();
  await card.scrollIntoViewIfNeeded();
  await expect(page.getByText(t('shell:connection.offline'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();

  const other = (await card.getByRole('heading').textContent())!;
  await card.getByRole('button', { name: t('common:product.addToWishlist', { product: other }) }).click();
  await context.setOffline(false);
  await expect(page.getByText(t('common:addedToWishlist'))).toBeVisible();
});

test('what is entered and pressed before a product is alive counts, once (ar)', async ({ page }) => {
  const { searched } = await chooseGoods();
  const t = words(language);
  const release = await hold(page, mainScript);
  await page.goto(addressOf(`/product/${searched.id}`, language));
  const goods = page.getByRole('main').getByRole('article').first();
  await goods.getByRole('textbox', { name: t('product:quantity') }).fill('3');
  const add = goods.getByRole('button', { name: t('product:addToCart') }).first();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.click();
  release();
  const cart = page.getByRole('dialog', { name: t('shell:cart.title') });
  await expect(cart.getByRole('listitem').getByRole('group')).toHaveText('3');
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('a message sent before its page is alive arrives (ar)', async ({ page }) => {
  const t = words(language);
  const release = await hold(page, mainScript);
  await page.goto(addressOf('/contact', language));
  const main = page.getByRole('main');
  await main.getByLabel(t('information:contact.fullName')).fill('Ali');
  await main.getByLabel(t('information:contact.email')).fill(`early-${language}@mawad.test`);
  await main.getByRole('textbox', { name: t('information:contact.message') }).fill('Sent early');
  await main.getByRole('button', { name: t('information:contact.send') }).click();
  await expect(page.locator('button[aria-busy]')).toBeVisible();
  release();
  await expect(main.getByRole('heading', { name: t('information:contact.sent') })).toBeVisible();
});

test('a list is sorted as was chosen before it was alive (ar)', async ({ page }) => {
  const release = await hold(page, mainScript);
  await page.goto(addressOf('/deals', language));
  const order = page.getByRole('combobox', { name: words(language)('storefront:listing.sort') });
  await order.selectOption('discount');
  release();
  await expect(page).toHaveURL(/sort=discount/);
  await expect(order).toHaveValue('discount');
});

test('a price limit set before a list is alive holds (ar)', async ({ page }) => {
  const t = words(language);
  const { category } = await chooseGoods();
  const release = await hold(page, mainScript);
  await page.goto(addressOf(`/category/${category}`, language));
  const limit = page.getByRole('main').getByRole('textbox', { name: t('storefront:listing.priceTo') });
  await limit.fill('٢٥٠٠٠');
  await page.getByRole('button', { name: t('storefront:listing.priceApply') }).click();
  release();
  await expect(page).toHaveURL(/price_max=25000/);
  await expect(limit).toHaveValue('25000');
  await expect(page.getByRole('link', { name: /25,000/ })).toBeVisible();
});

test('a search sent before the page is alive finds, and needs no script (ar)', async ({ page }) => {
  const t = words(language);
  const { searched } = await chooseGoods();
  await page.route(mainScript, (route) => route.abort());
  await page.goto(addressOf('/', language));
  await page
    .getByRole('main')
    .getByRole('combobox', { name: t('storefront:home.searchLabel') })
    .fill(searched.sku);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    (url) => url.pathname === '/search' && url.searchParams.get('q') === searched.sku,
  );
  await expect(page.getByRole('article').first()).toContainText(searched[`name_${language}`]);
});

for (const [title, width, withPictures] of [
  ['phones name subcategories without asking for their pictures', 360, false],
  ['wider screens show subcategories with their pictures', 768, true],
] as const) {
  test(title, async ({ page }) => {
    const { parent, children } = await chooseParent();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    await page.setViewportSize({ width, height: 640 });
    await visit(page, addressOf(`/category/${parent.slug_en}`, 'en'));
    const tiles = page.getByRole('navigation', {
      name: words('en')('storefront:categories.subcategories', { category: parent.name_en }),
    });
    await expect(tiles.getByRole('link')).toHaveText(children.map(({ name_en }) => new RegExp(name_en)));
    const goods = page.getByRole('article').first().locator('img');
    await expect.poll(() => goods.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const first = tiles.locator('img').first();
    const isAsked = () =>
      first.evaluate((img: HTMLImageElement) => img.currentSrc || img.src).then((src) => asked.has(src));
    await expect.poll(isAsked).toBe(withPictures);
  });
}

test('a product describes itself to search engines', async () => {
  const { searched } = await chooseGoods();
  const html = await (await fetch(addressOf(`/product/${searched.id}`, 'en'))).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const kinds = blocks.flatMap(([, json]) => {
    const parsed = JSON.parse(json!) as { '@type': string } | { '@type': string }[];
    return [parsed].flat().map((entry) => entry['@type']);
  });
  expect(kinds).toContain('Product');
  expect(kinds).toContain('BreadcrumbList');
});

for (const [language, first, later] of [
  ['en', 'inter', []],
  ['ar', 'arabic-400', ['inter', 'arabic-500', 'arabic-700']],
] as const) {
  test(`the first view is read in one font file, and asks for no rare letters (${language})`, async ({
    page,
  }) => {
    const html = await (await fetch(addressOf('/', language))).text();
    const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
    expect(preloaded.map(([, href]) => href)).toEqual([expect.stringContaining(first)]);

    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.add(request.url());
    });
    await page.goto(addressOf('/', language));
    await untilAlive(page);
    await untilFontsJoin(page);
    const families = [first, ...later].sort();
    expect([...asked].map((url) => families.find((family) => url.includes(family))).sort()).toEqual(families);
  });
}

for (const { name, path } of pages) {
  test(`${name} does not move as its fonts arrive (ar)`, async ({ page }) => {
    const releaseFirst = await hold(page, firstFont);
    const releaseLater = await hold(page, laterFonts);
    await page.addInitScript(watchLayoutShifts);
    const goods = await chooseGoods();
    await page.goto(addressOf(path(goods), 'ar'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilPainted(page);
    releaseFirst();
    await untilAlive(page);
    releaseLater();
    await untilFontsJoin(page);
    await untilPainted(page);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
  });
}

test('what lies below the screen waits while the other fonts join, and comes again (ar)', async ({
  page,
}) => {
  const hidden = await joinFontsOfHome(page);
  expect(hidden[0]!.top).toBeGreaterThan(900);
  await expect(page.locator('[style*="content-visibility: auto"]').first()).toBeAttached();
});

test('a shelf below the screen comes again tile by tile (ar)', async ({ page }) => {
  const hidden = await joinFontsOfHome(page);
  expect(hidden.filter(({ name }) => name === 'LI').length).toBeGreaterThan(10);
  const tiles = page.locator('li[style*=contain-intrinsic-block-size]');
  const shown = await tiles.evaluateAll((all) => all.map((tile) => getComputedStyle(tile).contentVisibility));
  expect(new Set(shown)).toEqual(new Set(['visible']));
});

test('nothing waits on a page whose fonts are all there (en)', async ({ page }) => {
  await page.addInitScript(watchHiding);
  await page.goto(addressOf('/', 'en'));
  await untilAlive(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await hiddenOf(page)).toEqual([]);
});

const acts = {
  'when the page moves': (page: Page) => page.mouse.wheel(0, 400),
  'at a key': (page: Page) => page.keyboard.press('Tab'),
};
for (const [when, act] of Object.entries(acts)) {
  test(`what waits below comes at once ${when}, however busy the browser is (ar)`, async ({ page }) => {
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback.bind(window);
      const isWaiting = () => document.querySelector('[style*="content-visibility: hidden"]') !== null;
      window.requestIdleCallback = (work, options) => (isWaiting() ? 0 : whenIdle(work, options));
    });
    await page.goto(addressOf('/', 'ar'));
    const hidden = page.locator('[style*="content-visibility: hidden"]');
    await expect(hidden).not.toHaveCount(0);
    await act(page);
    await expect(hidden).toHaveCount(0);
  });
}

for (const path of ['/product/999999999', '/category/there-is-no-such-category', '/no-such-page']) {
  test(`${path} is answered with 404 in the reader's language`, async () => {
    const response = await fetch(addressOf(path, 'ar'));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<html lang="ar" dir="rtl"');
  });
}

/** A category with several subcategories, in the order in which the shop lists them. */
async function chooseParent(): Promise<{ parent: Category; children: Category[] }> {
  const { data } = await connect();
  const categories = await listCategories(data);
  const childrenOf = ({ id }: Category) => categories.filter(({ parent_id }) => parent_id === id);
  const parent = categories.find((category) => childrenOf(category).length > 1)!;
  return { parent, children: childrenOf(parent) };
}

function untilPainted(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
}

/** Holds back what the page asks for at such addresses, until it is released. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Warnings, errors and exceptions of the page from now on. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Runs in the page: adds up unexpected layout shifts in `window.shifted`. */
function watchLayoutShifts(): void {
  const counter = window as unknown as { shifted: number };
  counter.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      counter.shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** An element whose contents were hidden, and how far down it stood, in px. */
interface Hidden {
  name: string;
  top: number;
}

/** Runs in the page: collects in `window.hidden` the elements whose contents are hidden. */
function watchHiding(): void {
  const list: Hidden[] = [];
  Object.assign(window, { hidden: list });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { style, nodeName: name } = target as HTMLElement;
      if (style.contentVisibility !== 'hidden') continue;
      list.push({ name, top: (target as HTMLElement).getBoundingClientRect().top });
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
}

/** What `watchHiding` has collected so far. */
function hiddenOf(page: Page): Promise<Hidden[]> {
  return page.evaluate(() => (window as unknown as { hidden: Hidden[] }).hidden);
}

/** Opens the Arabic home page and lets its other fonts come once it is alive: what was hidden while they joined. */
async function joinFontsOfHome(page: Page): Promise<Hidden[]> {
  const release = await hold(page, laterFonts);
  await page.addInitScript(watchHiding);
  await page.goto(addressOf('/', 'ar'));
  await untilAlive(page);
  release();
  await untilFontsJoin(page);
  return hiddenOf(page);
}

/** Runs in the page: collects in `window.removed` what React takes out of the server's page. */
function watchRemovals(): void {
  const list: string[] = [];
  Object.assign(window, { removed: list });
  new MutationObserver((changes) => {
    for (const { target, removedNodes } of changes) {
      if (!(target instanceof Element) || !target.closest('#root')) continue;
      for (const node of removedNodes) if (node instanceof Element) list.push(node.outerHTML);
    }
  }).observe(document, { subtree: true, childList: true });
}

/** Runs in the page: rules that the browser wrote although the server could have sent them. */
function countWrittenStyles(): number {
  return [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
    .filter((style) => style.textContent === '')
    .reduce((count, style) => count + (style.sheet?.cssRules.length ?? 0), 0);
}
