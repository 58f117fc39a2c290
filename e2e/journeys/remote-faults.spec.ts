import { expect, type Route } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';
import { product } from '../fixtures/product.ts';
import { type Language, words } from '../fixtures/words.ts';

type Fulfil = (route: Route) => unknown;

/** The manifest of a build against a React version that no shell provides. */
async function needNewerReact(route: Route) {
  const response = await route.fetch();
  const manifest = (await response.json()) as { shared: { name: string; requiredVersion: string }[] };
  for (const shared of manifest.shared) if (shared.name === 'react') shared.requiredVersion = '^99.0.0';
  await route.fulfill({ response, json: manifest });
}

const all = /./;
const throwing = { contentType: 'text/javascript', body: 'throw new Error("broken");' };

/** Faults of a remote's origin: the affected files and their responses. */
const faults: Record<string, { files: RegExp; respond: Fulfil; message?: string }> = {
  'refuses connections': { files: all, respond: (route) => route.abort('connectionrefused') },
  'never responds': { files: all, respond: () => undefined },
  'returns 500': { files: all, respond: (route) => route.fulfill({ status: 500, body: 'broken' }) },
  'returns a page instead of a script': {
    files: all,
    respond: (route) => route.fulfill({ contentType: 'text/html', body: '<p>hello</p>' }),
  },
  'has lost its chunks': {
    files: /^\/(?!remoteEntry).*\.js$/,
    respond: (route) => route.fulfill({ status: 404, body: '' }),
  },
  throws: { files: /^\/remoteEntry\..*\.js$/, respond: (route) => route.fulfill(throwing) },
  'needs another React': {
    files: /^\/mf-manifest\.json$/,
    respond: needNewerReact,
    message: 'shell:remote.mismatchTitle',
  },
};

interface Remote {
  remote: string;
  origin: string;
  /** Path of a page that the browser renders. */
  path: string;
  /** Key of a text that the page shows when it works. */
  sign: string;
  account?: string;
}

const remotes: Remote[] = [
  { remote: 'storefront', origin: product.storefront, path: '/cart', sign: 'ordering:cart.empty' },
  { remote: 'seller portal', origin: product.seller, path: '/seller', sign: 'seller-portal:entry.title' },
  {
    remote: 'admin console',
    origin: product.admin,
    path: '/admin/users',
    sign: 'admin-console:users.search',
    account: 'admin@mawad.test',
  },
];

// All remotes have the same loader, so each fault is tested with one remote, and each remote with some
// faults.
for (const [index, [fault, { files, respond, message }]] of Object.entries(faults).entries()) {
  const { remote, origin, path, sign, account } = remotes[index % remotes.length]!;
  const language: Language = index % 2 === 0 ? 'en' : 'ar';
  test(`${remote} ${fault}: the shop shows an error and recovers (${language}) @remote-faults`, async ({
    browser,
  }) => {
    const person = await enter(browser, language);
    const { page, t } = person;
    if (account) await logIn(person, account);
    // Removing the route would lose requests to other origins that are running at that moment.
    let broken = true;
    await page.route(
      (url) => url.origin === origin && files.test(url.pathname),
      (route) => (broken ? respond(route) : route.continue()),
    );
    await page.goto(path);
    const notice = page.getByRole('alert').filter({ hasText: t(message ?? 'shell:remote.failedTitle') });
    await expect(notice).toBeVisible();
    broken = false;
    await notice.getByRole('button').first().click();
    await expect(
      page
        .getByText(t(sign))
        .or(page.getByLabel(t(sign)))
        .first(),
    ).toBeVisible();
  });
}

test('a remote that needs another React names the version', async ({ page }) => {
  await page.route(`${product.storefront}/mf-manifest.json`, needNewerReact);
  await page.goto('/cart');
  await expect(page.getByText(/Needs react \^99\.0\.0, found \d+\.\d+\.\d+/)).toBeVisible();
});

test('the shop works without the seller portal', async ({ page }) => {
  await page.route(`${product.seller}/**`, (route) => route.abort('connectionrefused'));
  await visit(page, '/products');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the admin console works without the storefront', async ({ page }) => {
  await page.route(`${product.storefront}/**`, (route) => route.abort('connectionrefused'));
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin/);
  await expect(page.getByLabel(words('en')('auth:fields.email'))).toBeVisible();
});
