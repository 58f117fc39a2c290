import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { enter } from '../fixtures/people.ts';
import { openSecondShop, type SecondShop } from '../fixtures/second-shop.ts';

const builds = mkdtempSync(join(tmpdir(), 'mawad-builds-'));
const root = join(import.meta.dirname, '../..');
let shop: SecondShop;

test.beforeAll(async () => {
  execFileSync(process.execPath, [join(root, 'shared-ui/build/build.ts')], {
    cwd: join(root, 'shared-ui/testing/third-party/seller-portal'),
    env: { ...process.env, MAWAD_BUILD_DIR: builds },
  });
  shop = await openSecondShop({ builds });
});

test.afterAll(async () => {
  await shop?.close();
  rmSync(builds, { recursive: true, force: true });
});

const directions = [
  { language: 'en', opens: 'ArrowRight', closes: 'ArrowLeft', inset: 'padding-left' },
  { language: 'ar', opens: 'ArrowLeft', closes: 'ArrowRight', inset: 'padding-right' },
] as const;

for (const { language, opens, closes, inset } of directions) {
  test(`a component of MUI X in a remote has the page’s theme and direction (${language})`, async ({
    browser,
  }) => {
    const { page } = await enter(browser, language, shop.url);
    await page.goto('/seller');
    const branch = page.getByRole('treeitem', { name: 'Cement', exact: true });
    await branch.focus();
    await page.keyboard.press(opens);
    const leaf = page.getByRole('treeitem', { name: 'White cement' });
    await expect(leaf).toBeVisible();
    const font = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
    await expect(leaf.getByText('White cement')).toHaveCSS('font-family', font);
    // The library sets the inset of a nested item as the left padding.
    await expect(leaf.locator('> div').first()).toHaveCSS(inset, '20px');
    await page.keyboard.press(closes);
    await expect(leaf).toBeHidden();
  });
}
