import { createRemoteLoader, type FederationRuntime } from './loader.ts';
import type { RemoteManifest } from './manifest.ts';
import { RemoteError } from './remote-error.ts';

const app = { id: 'storefront', routes: [], loadMessages: async () => ({}) };
const address = 'http://remote.test/mf-manifest.json';

function manifest(requiredVersion = '^19.0.0'): RemoteManifest {
  return {
    name: 'storefront',
    metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
    shared: [{ name: 'react', version: '19.3.1', requiredVersion }],
    exposes: [{ name: 'remote', assets: { js: { sync: [], async: [] } } }],
  };
}

function answer(body: unknown, ok = true): Response {
  return { ok, status: ok ? 200 : 500, json: () => Promise.resolve(body) } as Response;
}

function setUp(options: Partial<Parameters<typeof createRemoteLoader>[0]> = {}) {
  const runtime = {
    evaluate: jest.fn<Promise<unknown>, [string, string]>().mockResolvedValue({ default: app }),
    provided: () => ({ react: '19.3.1', '@mawad/shared-ui/kit/mui.ts': '0.1.0' }),
    providedExports: jest.fn().mockResolvedValue({ '@mawad/shared-ui/kit/mui.ts': ['Box', 'Button'] }),
  } satisfies FederationRuntime;
  const fetched = jest.fn<Promise<Response>, [string]>(() => Promise.resolve(answer(manifest())));
  globalThis.fetch = fetched as unknown as typeof fetch;
  const loader = createRemoteLoader({ remotes: { storefront: address }, runtime, ...options });
  return { loader, runtime, fetched };
}

test('evaluates the entry of the manifest once for all callers', async () => {
  const { loader, runtime } = setUp();
  const [first, second] = await Promise.all([loader.load('storefront'), loader.load('storefront')]);
  expect(first).toBe(second);
  expect(runtime.evaluate.mock.calls).toEqual([['storefront', 'http://remote.test/remoteEntry.js']]);
});

test('uses the manifest inlined in the page without fetching another', async () => {
  const { loader, fetched } = setUp({ manifests: { storefront: manifest() } });
  await loader.load('storefront');
  expect(fetched).not.toHaveBeenCalled();
});

test('retries after a failure with the live manifest and a new entry address', async () => {
  const { loader, runtime, fetched } = setUp({ manifests: { storefront: manifest() } });
  runtime.evaluate.mockRejectedValueOnce(new Error('blocked'));
  await expect(loader.load('storefront')).rejects.toThrow(/blocked/);
  await expect(loader.load('storefront')).resolves.toBe(app);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(runtime.evaluate.mock.calls[1]![1]).toMatch(/remoteEntry\.js\?attempt=1-/);
});

test('reports both versions if a shared module does not fit', async () => {
  const { loader, fetched, runtime } = setUp();
  fetched.mockResolvedValue(answer(manifest('^20.0.0')));
  const error: unknown = await loader.load('storefront').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RemoteError);
  expect((error as RemoteError).mismatches).toEqual([
    { module: 'react', required: '^20.0.0', provided: '19.3.1' },
  ]);
  expect(runtime.evaluate).not.toHaveBeenCalled();
});

describe('remote built with other exports of a shared module', () => {
  const using = (...exports: string[]): RemoteManifest => {
    const base = manifest();
    const mui = { name: '@mawad/shared-ui/kit/mui.ts', version: '0.1.0', requiredVersion: '^0.1.0', exports };
    return { ...base, shared: [...base.shared, mui] };
  };

  test('is refused with the export names missing in this shell', async () => {
    const { loader, fetched, runtime } = setUp();
    fetched.mockResolvedValue(answer(using('Box', 'Badge')));
    await expect(loader.load('storefront')).rejects.toMatchObject({
      mismatches: [{ module: '@mawad/shared-ui/kit/mui.ts', missing: ['Badge'] }],
      message: expect.stringContaining('Badge of @mawad/shared-ui/kit/mui.ts'),
    });
    expect(runtime.evaluate).not.toHaveBeenCalled();
  });

  test('is accepted if it uses only provided exports', async () => {
    const { loader, fetched } = setUp();
    fetched.mockResolvedValue(answer(using('Box')));
    await expect(loader.load('storefront')).resolves.toBe(app);
  });

  test('is not checked again if the server checked its inlined manifest', async () => {
    const { loader, runtime } = setUp({ manifests: { storefront: using('Box') } });
    await expect(loader.load('storefront')).resolves.toBe(app);
    expect(runtime.providedExports).not.toHaveBeenCalled();
  });
});

test.each([
  ['an error page instead of a manifest', () => Promise.resolve(answer('<!doctype html>'))],
  ['a server error', () => Promise.resolve(answer({}, false))],
  ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('rejects %s with the name of the remote', async (_fault, respond) => {
  const { loader, fetched } = setUp();
  fetched.mockImplementation(respond);
  await expect(loader.load('storefront')).rejects.toMatchObject({
    name: 'RemoteError',
    remote: 'storefront',
  });
});

test('rejects a remote that does not respond in time', async () => {
  const { loader, fetched } = setUp({ timeout: 5 });
  fetched.mockReturnValue(new Promise(() => undefined));
  await expect(loader.load('storefront')).rejects.toThrow(/No answer/);
});

test('refuses a module that does not follow the contract', async () => {
  const { loader, runtime } = setUp();
  runtime.evaluate.mockResolvedValue({ default: { id: 'other' } });
  await expect(loader.load('storefront')).rejects.toThrow(/contract/);
});

test('reports a remote missing in remotes.json', async () => {
  await expect(setUp().loader.load('unknown')).rejects.toThrow(/remotes\.json/);
});
