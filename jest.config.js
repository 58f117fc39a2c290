/** SWC compiles every test; workspace packages export TypeScript sources, so nothing is built first. */
const swc = (module) => ({
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        experimental: { keepImportAttributes: true },
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: module },
    },
  ],
});

const ignored = { modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'] };

/** Components run in jsdom as CommonJS, so that query functions can be replaced at their boundary. */
const browser = (displayName, roots) => ({
  ...ignored,
  displayName,
  roots: roots.map((path) => `<rootDir>/${path}`),
  testEnvironment: '<rootDir>/shared-ui/testing/environment.ts',
  setupFilesAfterEnv: ['<rootDir>/shared-ui/testing/setup.ts'],
  transform: swc('commonjs'),
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/shared-ui/testing/css-module.cjs' },
  transformIgnorePatterns: [
    '/node_modules/(?!(?:@mui|@mawad|@supabase|@emotion|react-router|i18next|react-i18next|zustand|@tanstack)/)',
  ],
});

/** Server code runs as the native ES modules it is. */
const node = (displayName, roots, rest = {}) => ({
  ...ignored,
  displayName,
  roots: roots.map((path) => `<rootDir>/${path}`),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  transform: { ...swc('es6'), '\\.module\\.css$': '<rootDir>/shared-ui/testing/part-styles-transform.mjs' },
  ...rest,
});

/** @type {import('jest').Config} */
export default {
  testTimeout: 120_000,
  projects: [
    browser('ui', [
      'shell/src',
      'storefront',
      'seller-portal',
      'admin-console',
      'shared-ui/kit',
      'shared-ui/platform',
      'shared-ui/desk',
      'shared-ui/spreadsheet',
      'shared-i18n',
    ]),
    node(
      'server',
      [
        'shell/server',
        'shared-ui/build',
        'supabase/src',
        'supabase/functions',
        'supabase/seed',
        'e2e',
        '.scripts/test',
        '.scripts/verify',
      ],
      {
        // Run by Playwright.
        testPathIgnorePatterns: ['/node_modules/', '/e2e/journeys/'],
      },
    ),
    node('stack', ['supabase/local', '.scripts/start']),
    node('database', ['supabase/tests'], {
      globalSetup: '<rootDir>/supabase/tests/global-setup.ts',
      globalTeardown: '<rootDir>/supabase/tests/global-teardown.ts',
    }),
  ],
};
