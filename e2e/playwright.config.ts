import { defineConfig } from '@playwright/test';
import { product } from './fixtures/product.ts';

/** Journeys run against the built product on separate ports and with a temporary state folder. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalTeardown: './fixtures/remove-state.ts',
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: product.shell,
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    // A service worker would serve pages while a journey simulates a network failure.
    serviceWorkers: 'block',
    // A trace takes a fifth of the processor time; a failure has its screenshot anyway.
    trace: process.env.MAWAD_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node ../.scripts/start.ts',
    url: `${product.shell}/remotes.json`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
    env: product.environment,
  },
});
