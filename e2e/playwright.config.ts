import { defineConfig } from '@playwright/test';
import { product } from './fixtures/product.ts';

/** The journeys run against the built product on its own ports and a temporary state folder. */
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
    // Journeys that break the network by hand break it for the page itself.
    serviceWorkers: 'block',
    // Recording what each step saw takes a fifth of the processor's time; a failure has its picture either way.
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
