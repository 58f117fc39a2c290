import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { root, run } from './run.ts';

const installed = [
  process.env.CHROMIUM_PATH,
  // Preferred, because the headless shell needs less CPU.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const findInstalled = () => installed.find((path) => path && isExecutable(path));

/** Chromium downloaded by Playwright, if it exists. */
function findDownloaded(): string | undefined {
  const require = createRequire(`${root}/e2e/package.json`);
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } };
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Path of a Chromium for the end-to-end tests: the installed one, else Playwright's download, else Debian's package. Throws
 * if none can be installed.
 */
export async function ensureChromium(): Promise<string> {
  const found = findInstalled() ?? findDownloaded();
  if (found) return found;
  console.log('No Chromium here yet: installing one for the end-to-end tests.');
  if ((await run('playwright', ['install', 'chromium'])) === 0) {
    const downloaded = findDownloaded();
    if (downloaded) return downloaded;
  }
  if (process.getuid?.() === 0) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell']);
  }
  const debian = findInstalled();
  if (debian) return debian;
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its path.');
}
