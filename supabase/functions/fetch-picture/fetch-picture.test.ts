import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { fetchPicture } from './fetch-picture.ts';

let server: Server;
let base: string;
let answer: RequestListener;
let png: Buffer;

beforeAll(async () => {
  png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5c63' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://pictures.example:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const resolvedHosts: string[] = [];
/** Fake DNS: pictures.example is this machine and counts as public; all other hosts are private. */
const addressesOf = async (host: string) => {
  resolvedHosts.push(host);
  return host === 'pictures.example' ? ['127.0.0.1'] : [];
};
const fetchHere = (path: string, limit?: number) =>
  fetchPicture(new URL(path, base).href, { addressesOf, ...(limit && { limit }) });

it('downloads a picture and detects its type by its bytes', async () => {
  let host: string | undefined;
  answer = (request, response) => {
    host = request.headers.host;
    response.setHeader('content-type', 'text/html').end(png);
  };
  const { bytes, type } = await fetchHere('/bolt.png?size=large');
  expect(Buffer.from(bytes)).toEqual(png);
  expect(type).toBe('image/png');
  expect(host).toBe(new URL(base).host);
});

it('follows redirects and checks the address of each', async () => {
  answer = (request, response) =>
    request.url === '/old' ? response.writeHead(302, { location: '/new' }).end() : response.end(png);
  expect((await fetchHere('/old')).type).toBe('image/png');
  answer = (_request, response) => response.writeHead(302, { location: 'http://inside.example/' }).end();
  await expect(fetchHere('/old')).rejects.toMatchObject({ code: 'picture_address' });
  expect(resolvedHosts.at(-1)).toBe('inside.example');
});

it('gives up on circular redirects', async () => {
  answer = (_request, response) => response.writeHead(301, { location: '/again' }).end();
  await expect(fetchHere('/again')).rejects.toMatchObject({ code: 'picture_unreachable' });
});

it.each([
  ['an HTML page', 200, '<html></html>', 'not_a_picture'],
  ['a missing picture', 404, '', 'picture_not_found'],
  ['a forbidden picture', 403, '', 'picture_not_found'],
  ['a server error', 500, '', 'picture_unreachable'],
])('refuses %s', async (_what, status, body, code) => {
  answer = (_request, response) => response.writeHead(status).end(body);
  await expect(fetchHere('/x.png')).rejects.toMatchObject({ code });
});

it('stops reading a file above the size limit', async () => {
  answer = (_request, response) => response.end(Buffer.concat([png, Buffer.alloc(1_000)]));
  await expect(fetchHere('/x.png', 500)).rejects.toMatchObject({
    code: 'file_too_large',
    context: { limit: 500 },
  });
});

it.each([
  'http://localhost/x.png',
  'http://127.0.0.1/x.png',
  'http://[::1]/x.png',
  'http://[::ffff:127.0.0.1]/x.png',
  'http://0x7f.1/x.png',
  'http://2130706433/x.png',
  'http://169.254.169.254/latest/meta-data',
  'http://user:word@pictures.example/x.png',
  'ftp://pictures.example/x.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'bolt.png',
])('refuses the address %s', async (address) => {
  await expect(fetchPicture(address)).rejects.toMatchObject({ code: 'picture_address' });
});

it('reports an unknown host as unreachable', async () => {
  await expect(fetchPicture('http://nobody.invalid/x.png')).rejects.toMatchObject({
    code: 'picture_unreachable',
  });
});
