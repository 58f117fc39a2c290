import { type Browser, chromium } from '@playwright/test';
import { existsSync } from 'node:fs';

/** Address of the started shop: the first argument, or the port of npm start. */
export const origin = process.argv[2] ?? `http://localhost:${process.env.MAWAD_SHELL_PORT || 3000}`;

export const languages = ['en', 'ar'] as const;

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

/**
 * An installed Chromium, or Playwright's; preferably headless, because drawing a browser window keeps one of
 * two processors busy, unlike on a phone.
 */
export const browserPath =
  installed.find((path): path is string => Boolean(path && existsSync(path))) ?? chromium.executablePath();

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
}

/** Canonical address of a page in a language. */
export function addressOf(path: string, language: string): string {
  const url = new URL(path, origin);
  url.searchParams.set('lang', language);
  return url.href;
}

/** A category and a product to which the home page of a language links. */
export async function linkedPages(
  browser: Browser,
  language: string,
): Promise<{ category: string; product: string }> {
  const page = await browser.newPage();
  await page.goto(addressOf('/', language));
  const firstLink = async (start: string) => (await page.getAttribute(`main a[href^="${start}"]`, 'href'))!;
  const paths = { category: await firstLink('/category/'), product: await firstLink('/product/') };
  await page.close();
  return paths;
}
