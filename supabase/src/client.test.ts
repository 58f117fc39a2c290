import { backendOf, createBackend, publicFileUrl } from './client.ts';

const config = { url: 'https://api.mawad.test', publishableKey: 'sb_publishable_test' };
const calls: { url: string; headers: Headers }[] = [];
let answer: () => Response | Promise<Response> = () => Response.json([]);

const realFetch = globalThis.fetch;

beforeEach(() => {
  calls.length = 0;
  answer = () => Response.json([]);
  globalThis.fetch = async (input, init) => {
    calls.push({ url: String(input), headers: new Headers(init?.headers) });
    return answer();
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('createBackend', () => {
  it('sends the publishable key, and the access token while one is set', async () => {
    const backend = createBackend({ ...config, url: `${config.url}/` });
    await (await backend.data()).from('categories').select('id');
    backend.setAccessToken('token-1');
    await (await backend.data()).from('categories').select('id');
    backend.setAccessToken(null);
    await (await backend.data()).from('categories').select('id');
    expect(calls.map(({ url }) => url)).toEqual(
      Array(3).fill('https://api.mawad.test/rest/v1/categories?select=id'),
    );
    expect(calls.map(({ headers }) => headers.get('apikey'))).toEqual(Array(3).fill(config.publishableKey));
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer token-1', null]);
  });

  describe('a call that needs a proof of identity', () => {
    const refusal = () =>
      Response.json(
        { code: 'PT403', message: 'identity_required', details: '{"code": true}' },
        { status: 403 },
      );
    const erase = async (backend: ReturnType<typeof createBackend>) =>
      (await backend.data()).rpc('erase_account');

    it('is repeated with the new token after the proof; simultaneous calls share one prompt', async () => {
      const backend = createBackend(config);
      backend.setAccessToken('old');
      const prompts: unknown[] = [];
      backend.onIdentityAsked(async (needs) => {
        prompts.push(needs);
        // Lets the second call be refused before the proof is given.
        await Promise.resolve();
        answer = () => new Response(null, { status: 204 });
        backend.setAccessToken('new');
        return true;
      });
      answer = refusal;
      const answers = await Promise.all([erase(backend), erase(backend)]);
      expect(answers.map(({ error }) => error)).toEqual([null, null]);
      expect(prompts).toEqual([{ code: true }]);
      expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
        'Bearer old',
        'Bearer old',
        'Bearer new',
        'Bearer new',
      ]);
    });

    it('fails with identity_required if the person declines or no prompt is registered', async () => {
      answer = refusal;
      const backend = createBackend(config);
      expect((await erase(backend)).error).toMatchObject({ message: 'identity_required' });
      backend.onIdentityAsked(async () => false);
      expect((await erase(backend)).error).toMatchObject({ message: 'identity_required' });
      expect(calls).toHaveLength(2);
    });
  });

  it('sends x-viewing-company with Data API calls, only in a seller portal tab that was opened with view-as', async () => {
    const stored = new Map<string, string>();
    const tab = (path: string) => ({
      location: { pathname: path.split('?')[0]!, href: `https://mawad.test${path}` },
      history: { state: null, replaceState: () => undefined },
      sessionStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, value: string) => stored.set(name, value),
        removeItem: (name: string) => stored.delete(name),
      },
    });
    const viewed = async (path: string) => {
      Object.assign(globalThis, { window: tab(path) });
      const backend = createBackend(config);
      await (await backend.data()).from('categories').select('id');
      return { backend, header: calls.at(-1)!.headers.get('x-viewing-company') };
    };
    const company = '5f1c2c8e-2a0a-4b61-9f5e-0d5b8d6a1c11';
    expect((await viewed('/seller/dashboard?view-as=nonsense')).header).toBeNull();
    expect((await viewed(`/products?view-as=${company}`)).header).toBeNull();
    expect((await viewed(`/seller/dashboard?view-as=${company}`)).header).toBe(company);
    expect((await viewed('/')).header).toBeNull();
    const { backend, header } = await viewed('/seller/dashboard/orders');
    expect(header).toBe(company);
    answer = () => Response.json({ files: [] });
    await backend.invoke('publish-media', {});
    expect(calls.at(-1)!.headers.get('x-viewing-company')).toBeNull();
    backend.stopViewing();
    expect((await viewed('/seller/dashboard')).header).toBeNull();
    Reflect.deleteProperty(globalThis, 'window');
  });

  it('does not share access tokens between backends', async () => {
    const [mine, yours] = [createBackend(config), createBackend(config)];
    mine.setAccessToken('mine');
    await (await yours.data()).from('categories').select('id');
    expect(calls[0]!.headers.get('authorization')).toBeNull();
  });

  it('loads the auth client once and works without browser storage', async () => {
    const backend = createBackend(config);
    const [first, second] = await Promise.all([backend.auth(), backend.auth()]);
    expect(first).toBe(second);
    expect((await first.getSession()).data.session).toBeNull();
    expect(calls).toHaveLength(0);
  });

  it('calls the storage API as the current user', async () => {
    const backend = createBackend(config);
    backend.setAccessToken('token-1');
    await (await backend.storage()).from('product-images').list('a');
    expect(calls[0]!.url).toBe('https://api.mawad.test/storage/v1/object/list/product-images');
    expect(calls[0]!.headers.get('authorization')).toBe('Bearer token-1');
  });
});

describe('invoke', () => {
  it('returns the JSON of the edge function', async () => {
    answer = () => Response.json({ sent: 1 });
    expect(await createBackend(config).invoke('test-email', { to: 'a' })).toEqual({ sent: 1 });
    expect(calls[0]!.url).toBe('https://api.mawad.test/functions/v1/test-email');
  });

  it('throws the code of a refusal, service_unavailable for 5xx, and network without a response', async () => {
    const backend = createBackend(config);
    const call = (name: string, body: unknown) => backend.invoke(name, body);
    answer = () => Response.json({ code: 'not_allowed', context: { n: 1 } }, { status: 403 });
    await expect(call('f', {})).rejects.toMatchObject({
      code: 'not_allowed',
      context: { n: 1 },
      retryable: false,
    });
    answer = () => new Response('<html>', { status: 502 });
    await expect(call('f', {})).rejects.toMatchObject({ code: 'service_unavailable', retryable: true });
    answer = () => Promise.reject(new TypeError('fetch failed'));
    await expect(call('f', {})).rejects.toMatchObject({ code: 'network', retryable: true });
  });
});

describe('backendOf', () => {
  it('returns a backend made by createBackend and throws for anything else', () => {
    const backend = createBackend(config);
    expect(backendOf({ backend })).toBe(backend);
    expect(() => backendOf({ backend: {} })).toThrow('createBackend');
    expect(() => backendOf({ backend: null })).toThrow('createBackend');
  });
});

describe('publicFileUrl', () => {
  it('names the bucket and encodes the path', () => {
    expect(publicFileUrl(config, 'a b/ج.webp')).toBe(
      'https://api.mawad.test/storage/v1/object/public/product-images/a%20b/%D8%AC.webp',
    );
    expect(publicFileUrl(config, 'x.pdf', 'datasheets')).toContain('/public/datasheets/x.pdf');
  });
});
