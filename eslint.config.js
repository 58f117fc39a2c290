import { existsSync, readdirSync } from 'node:fs';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Which of our packages each package may import; the shell meets remotes only at run time. */
const mayImport = {
  'shared-i18n': [],
  supabase: [],
  'shared-ui': ['shared-i18n'],
  storefront: ['shared-ui', 'shared-i18n', 'supabase'],
  'seller-portal': ['shared-ui', 'shared-i18n', 'supabase'],
  'admin-console': ['shared-ui', 'shared-i18n', 'supabase'],
  shell: ['shared-ui', 'shared-i18n', 'supabase'],
  e2e: ['supabase'],
};
const packages = Object.keys(mayImport);

/** Scripts start the servers of the shell and of the journeys, so this table does not hold for `.scripts`. */
const restrictedImports = (name, patterns, alsoAllowed = []) => {
  const allowed = new Set([name, ...mayImport[name], ...alsoAllowed]);
  const forbidden = packages.filter((other) => !allowed.has(other));
  return [
    'error',
    {
      paths: [
        { name: 'zod', message: 'It tries eval, which the pages forbid; import zod/mini.' },
        ...(name === 'shared-ui'
          ? []
          : [
              { name: '@mui/material', message: 'Import from @mawad/shared-ui/kit/mui.ts.' },
              { name: 'react-router', message: 'Import from @mawad/shared-ui/kit/router.ts.' },
              { name: '@tanstack/react-query', message: 'Import from @mawad/shared-ui/platform/query.ts.' },
            ]),
      ],
      patterns: [
        ...(forbidden.length > 0
          ? [
              {
                group: forbidden.flatMap((other) =>
                  // Query keys may be imported by every package: they do not import the API client.
                  other === 'supabase'
                    ? ['@mawad/supabase/*', '!@mawad/supabase/query-keys']
                    : // Staff edit products in the seller's own form; only its entry is open to the console.
                      name === 'admin-console' && other === 'seller-portal'
                      ? ['@mawad/seller-portal/*', '!@mawad/seller-portal/product-form*']
                      : [`@mawad/${other}`, `@mawad/${other}/*`],
                ),
                message: `${name} may import only: ${mayImport[name].join(', ') || 'none of our packages'}.`,
              },
            ]
          : []),
        { group: ['@mui/material/*'], message: 'Sub-path imports break federation sharing.' },
        ...patterns,
      ],
    },
  ];
};
const schemasAreTypes = {
  regex: '/([a-z-]+-)?answers(\\.ts)?$|/(answer-schemas|columns)\\.ts$',
  allowTypeImports: true,
  message: 'Import its types alone: schemas are for tests, and pages would carry them.',
};
const importTable = packages.map((name) => ({
  files: [`${name}/**/*.{ts,tsx}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': restrictedImports(name, [schemasAreTypes]),
    'import-x/no-relative-packages': 'error',
  },
}));
/** Pages of both portals in shared-ui/desk call the back end; the other rooms of shared-ui do not know it. */
const deskTable = {
  files: ['shared-ui/desk/**/*.{ts,tsx}'],
  rules: {
    '@typescript-eslint/no-restricted-imports': restrictedImports(
      'shared-ui',
      [schemasAreTypes],
      ['supabase'],
    ),
  },
};
const schemaTable = {
  files: [
    'supabase/{tests,functions,local}/**',
    'supabase/src/**/{answers,*-answers}.ts',
    'supabase/src/{answer-schemas,columns}.ts',
  ],
  rules: { '@typescript-eslint/no-restricted-imports': restrictedImports('supabase', []) },
};

/** Features of one package do not import each other: what two need moves down one level. */
const featureZones = packages.flatMap((name) => {
  const root = `${name}/src/features`;
  if (!existsSync(new URL(root, import.meta.url))) return [];
  const features = readdirSync(new URL(root, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return features.map((feature) => ({
    target: `./${root}/${feature}`,
    from: `./${root}`,
    except: [`./${feature}`],
    message: 'Features of one package do not import each other.',
  }));
});

/** Rooms of shared-ui that each room may import beside itself. */
const rooms = {
  kit: [],
  platform: ['kit'],
  spreadsheet: ['kit', 'platform'],
  desk: ['kit', 'platform', 'spreadsheet'],
  build: ['platform'],
};
const roomZones = Object.entries(rooms).map(([room, allowed]) => ({
  target: `./shared-ui/${room}/**/!(*.test).{ts,tsx}`,
  from: './shared-ui',
  except: ['package.json', room, ...allowed].map((name) => `./${name}`),
  message: `shared-ui/${room} imports only: ${[room, ...allowed].join(', ')}.`,
}));

/** `shell/src/app` composes the shell, so nothing below it may import it. */
const shellZone = {
  target: './shell/src/!(app)/**/*',
  from: './shell/src/app',
  message: 'shell/src/app imports the other folders of the shell, never the other way round.',
};

/** Components on every page, or many times on one, have static styles (`*.module.css`): MUI computes `sx` at every render. */
const manyTimes = {
  files: [
    'shared-ui/kit/{brand-mark,icon,money,plain-button,plain-container,rating-stars}.tsx',
    'shared-ui/platform/link/{pagination,plain-button-link,plain-link}.tsx',
    'shared-ui/platform/link/pagination.tsx',
    'shared-ui/platform/search/search-field.tsx',
    'shared-ui/platform/hydration/lazy-hydrate.tsx',
    'shared-ui/platform/image/{app-image,company-mark}.tsx',
    'shell/src/layout/{offline-bar,progress-line,root-layout,skip-link}.tsx',
    'shell/src/layout/{footer,header}/!(account-entries-menu|*.test).tsx',
    'storefront/src/catalogue/{active-filters,compare-toggle,facet-list,filter-group,filter-option}.tsx',
    'storefront/src/catalogue/{listing-filters,listing-toolbar,price-bars,price-filter}.tsx',
    'storefront/src/catalogue/{product-listing,product-results,product-shelf,product-tile,shelf-skeleton}.tsx',
    'storefront/src/catalogue/{sort-select,view-switch}.tsx',
    'storefront/src/cart/quantity-input.tsx',
    'storefront/src/features/category/subcategory-list.tsx',
    'storefront/src/features/product/{buy-box,delivery-facts,product-actions,product-heading,product-price}.tsx',
    'storefront/src/features/product/{attribute-table,buy-bar,product-facts,product-page,product-skeleton}.tsx',
    'storefront/src/features/product/{product-view,share-line,quantity-terms,volume-prices}.tsx',
    'storefront/src/features/home/category-tiles.tsx',
    'storefront/src/features/product/gallery/{product-gallery,thumbnails}.tsx',
    'storefront/src/layout/{skeleton-box,breadcrumbs,heading,page-header,plain-select,section-heading,short-link}.tsx',
    'storefront/src/product-card/**',
  ],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['@mawad/shared-ui/kit/mui*', '@emotion/*'],
            message:
              'It stands on every page or many times on one: plain elements and a file of static styles.',
          },
        ],
      },
    ],
  },
};

const listedKeys = 'A query key stands in supabase/src/query-keys.ts, which says who may see its answer.';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.data/',
      '.cache/',
      'test-results/',
      'supabase/src/database.types.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: { 'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] } },
    languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.jest } },
    rules: {
      ...reactHooks.configs['recommended-latest'].rules,
      'import-x/first': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...featureZones, ...roomZones, shellZone] },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': [
        'error',
        { selector: "Property[key.name='queryKey'] > ArrayExpression", message: listedKeys },
        {
          selector: 'CallExpression[callee.property.name=/QueryData$/] > ArrayExpression',
          message: listedKeys,
        },
        {
          selector:
            "NewExpression[callee.name='TextDecoder'] > Literal[value=/^(latin1|ascii|iso-8859-1)$/i]",
          message: 'Browsers decode it as windows-1252; compare bytes.',
        },
        {
          selector:
            'ObjectExpression:not(:has(> Property[key.name="kind"])) > Property[key.name="value"] > ArrowFunctionExpression > MemberExpression.body[property.name=/_(on|at|until)$/]',
          message: "Excel gets a text: a cell of a file with a day or time has the kind 'day' or 'time'.",
        },
        {
          selector:
            "JSXElement[openingElement.name.name='DialogContent'] JSXOpeningElement:matches([name.name='DecisionFailure'], [name.name='DialogFailure'], [name.name='Alert']:has(Literal[value='error']))",
          message:
            'The content of a dialog scrolls; show a failure with DialogFailure between DialogContent and DialogActions.',
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  ...importTable,
  deskTable,
  schemaTable,
  manyTimes,
  {
    files: ['.scripts/**', 'supabase/local/**', 'supabase/seed/**', 'e2e/bench/**', 'shell/server/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['e2e/journeys/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test'],
              message: 'Import it from fixtures/journey.ts, which ends what it opens.',
            },
          ],
        },
      ],
    },
  },
  { files: ['supabase/functions/**'], languageOptions: { globals: { Deno: 'readonly' } } },
  prettier,
);
