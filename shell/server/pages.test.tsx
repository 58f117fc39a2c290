import {
  type RemoteApp,
  type Services,
  servicesContext,
  useServices,
} from '@mawad/shared-ui/platform/contract.ts';
import { renderPage } from '@mawad/shared-ui/build/page.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { queryKey } from '@mawad/supabase/query-keys';
import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { RemoteManifest } from '../src/remotes/manifest.ts';
import type { RuntimeConfig } from '../src/remotes/runtime-config.ts';
import type { ClientBuild, ServerBundle } from './bundle.ts';
import { createPages } from './pages.ts';
import { isRendered, render } from './render.tsx';

const config: RuntimeConfig = {
  api: { url: 'https://api.mawad.test', publishableKey: 'sb_publishable_test' },
  remotes: { storefront: 'https://storefront.mawad.test/mf-manifest.json' },
  contact: { phone: '+9647701234567', email: 'hello@mawad.test' },
  siteUrl: 'https://mawad.test',
};

const namesQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('categories', 'all'),
    queryFn: async () => {
      const client = await backendOf(services).data();
      const { data } = await client.from('categories').select('name_en').throwOnError();
      return data;
    },
  });

function CategoryNames() {
  const { data = [] } = useQuery(namesQuery(useServices()));
  return (
    <ul>
      {data.map(({ name_en }) => (
        <li key={name_en}>{name_en}</li>
      ))}
    </ul>
  );
}

/** A remote whose only page requests data from the API in its loader. */
const app: RemoteApp = {
  id: 'storefront',
  routes: [
    {
      id: 'storefront.home',
      path: '',
      handle: { rendered: true },
      Component: CategoryNames,
      loader: async ({ context }) => {
        const services = context.get(servicesContext);
        await services.queryClient.prefetchQuery(namesQuery(services));
        return null;
      },
    },
  ],
  loadMessages: async () => ({}),
};

const manifest: RemoteManifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  shared: [],
  exposes: [],
} as unknown as RemoteManifest;

const build: ClientBuild = {
  dir: '',
  template: renderPage({ fontCss: '', headScript: '', icon: '<svg/>', scripts: [], installable: true }),
  facts: {
    scripts: [],
    asked: { en: [], ar: [] },
    renderedScript: '',
    fonts: {
      css: '',
      ahead: { en: [], ar: [] },
      rendered: { en: { css: '', ahead: [], later: [] }, ar: { css: '', ahead: [], later: [] } },
    },
  },
};

const answer = (timeout?: number) =>
  createPages({
    build,
    bundle: { isRendered, render } as ServerBundle,
    storefront: { current: async () => ({ file: 'entry.js', app, manifest }) },
    ...(timeout && { timeout }),
  });

const realFetch = globalThis.fetch;
const requestSignals: AbortSignal[] = [];

function answerWith(respond: (signal: AbortSignal) => Promise<Response>) {
  globalThis.fetch = (_input, init) => {
    requestSignals.push(init!.signal!);
    return respond(init!.signal!);
  };
}

beforeEach(() => requestSignals.splice(0));
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Number of timers started by `work` that are still active afterwards, including unref'd ones. */
async function timersLeftBy(work: () => Promise<unknown>): Promise<number> {
  const timers = new Set<number>();
  // Ignores the timers of the test runner.
  const inWork = new AsyncLocalStorage<true>();
  const hook = createHook({
    init: (id, type) => void (type === 'Timeout' && inWork.getStore() && timers.add(id)),
    destroy: (id) => void timers.delete(id),
  }).enable();
  await inWork.run(true, work);
  // Node reports destroyed timers in the next turns of the event loop.
  await setImmediate();
  await setImmediate();
  hook.disable();
  return timers.size;
}

test('leaves no timer behind after rendering a page', async () => {
  answerWith(async () => Response.json([{ name_en: 'Safety boots' }]));
  let html = '';
  const left = await timersLeftBy(async () => {
    const page = await answer()(new URL('https://mawad.test/'), 'en', config);
    if (page.failure) throw new Error(page.failure);
    ({ html } = page);
  });
  expect(html).toContain('<li>Safety boots</li>');
  expect(left).toBe(0);
});

test('aborts the API calls of a page that takes too long and leaves no timer behind', async () => {
  answerWith(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const left = await timersLeftBy(async () => {
    const page = await answer(50)(new URL('https://mawad.test/'), 'en', config);
    expect(page.failure).toContain('No answer within');
  });
  expect(requestSignals.length).toBeGreaterThan(0);
  expect(requestSignals.every(({ aborted }) => aborted)).toBe(true);
  expect(left).toBe(0);
});
