import { zipSync } from 'fflate';
import sharp from 'sharp';
import { createHandler, type Dependencies } from './handler.ts';
import { FileError } from './formats/format.ts';
import { workbookType } from './formats/workbook.ts';
import type { CheckedMedia } from './media.ts';

const company = '5f1c2c8e-2a0a-4b61-9f5e-0d5b8d6a1c11';
const other = '5f1c2c8e-2a0a-4b61-9f5e-0d5b8d6a1c12';
const widths = ['', '-640', '-320', '-160'];

async function pictureFiles(name: string, colour: string): Promise<[string, Uint8Array][]> {
  const make = async (suffix: string): Promise<[string, Uint8Array]> => {
    const width = Number(suffix.slice(1)) || 960;
    const picture = sharp({ create: { width, height: width, channels: 3, background: colour } });
    return [`${company}/${name}${suffix}.webp`, new Uint8Array(await picture.webp().toBuffer())];
  };
  return Promise.all(widths.map(make));
}

const empty = new Uint8Array();
const workbook = (parts: Record<string, Uint8Array> = {}) =>
  zipSync({ '[Content_Types].xml': empty, 'xl/workbook.xml': empty, ...parts });

function setUp(uploads: [string, Uint8Array][], overrides: Partial<Dependencies> = {}) {
  const stored = new Map(uploads);
  const published: CheckedMedia[] = [];
  const checkedCompanies: string[] = [];
  const handler = createHandler({
    refuse: async (_request, id) => {
      checkedCompanies.push(id);
      return null;
    },
    read: async (path, limit) => {
      const bytes = stored.get(path);
      if (!bytes) throw new FileError('upload_missing');
      if (bytes.length > limit) throw new FileError('file_too_large', { limit });
      return bytes;
    },
    publish: async (media) => void published.push(media),
    remove: async (names) => names.forEach((name) => stored.delete(name)),
    ...overrides,
  });
  const call = async (body: unknown, method = 'POST') => {
    const init = method === 'POST' ? { method, body: JSON.stringify(body) } : { method };
    const response = await handler(new Request('http://functions/publish-media', init));
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { call, published, checkedCompanies, left: () => [...stored.keys()] };
}

it('publishes a picture in all widths with a name derived from its content', async () => {
  const { call, published, left } = setUp(await pictureFiles('one', '#0b5c63'));
  const { status, body } = await call({
    company_id: company,
    kind: 'picture',
    paths: [`${company}/one.webp`],
  });
  const [media] = published;
  expect({ status, body }).toEqual({
    status: 200,
    body: { files: [{ upload: `${company}/one.webp`, path: media!.row.path }] },
  });
  expect(media!.row).toMatchObject({ width: 960, height: 960, widths: [160, 320, 640, 960] });
  expect(media!.row.path).toMatch(new RegExp(`^${company}/[0-9a-f]{32}\\.webp$`));
  const name = media!.row.path.replace('.webp', '');
  expect(media!.files.map(([path]) => path)).toEqual(
    ['-160', '-320', '-640', ''].map((suffix) => `${name}${suffix}.webp`),
  );
  expect(left()).toEqual([]);
});

it('uses the same name for the same content and another name for other content', async () => {
  const nameOf = async (upload: string, colour: string) => {
    const { call, published } = setUp(await pictureFiles(upload, colour));
    await call({ company_id: company, kind: 'picture', paths: [`${company}/${upload}.webp`] });
    return published[0]!.row.path;
  };
  const first = await nameOf('one', '#0b5c63');
  expect(await nameOf('two', '#0b5c63')).toBe(first);
  expect(await nameOf('one', '#f5a300')).not.toBe(first);
});

it('checks every file independently', async () => {
  const page = new TextEncoder().encode('<html></html>');
  const { call, published, left } = setUp([
    ...(await pictureFiles('good', '#0b5c63')),
    [`${company}/page.webp`, page],
    [`${company}/large.webp`, new Uint8Array(5 * 1024 * 1024 + 1)],
  ]);
  const paths = ['page', 'large', 'gone', 'good'].map((name) => `${company}/${name}.webp`);
  const { body } = await call({ company_id: company, kind: 'picture', paths });
  expect(body.files).toEqual([
    { upload: paths[0], code: 'not_a_picture', context: {} },
    { upload: paths[1], code: 'file_too_large', context: { limit: 5 * 1024 * 1024 } },
    { upload: paths[2], code: 'upload_missing', context: {} },
    { upload: paths[3], path: published[0]!.row.path },
  ]);
  expect(left()).toEqual([]);
});

it('refuses a picture whose smaller files are missing or have another size or type', async () => {
  const files = await pictureFiles('one', '#0b5c63');
  const codeWith = async (change: [string, Uint8Array][]) => {
    const { call, published } = setUp(change);
    const { body } = await call({ company_id: company, kind: 'picture', paths: [`${company}/one.webp`] });
    expect(published).toEqual([]);
    return (body.files as { code: string }[])[0]!.code;
  };
  const [main, at640, at320, at160] = files as [
    ...[[string, Uint8Array], [string, Uint8Array], [string, Uint8Array], [string, Uint8Array]],
  ];
  expect(await codeWith([main, at640, at320])).toBe('upload_missing');
  expect(await codeWith([main, at640, at320, [at160[0], at320[1]]])).toBe('file_damaged');
  expect(await codeWith([main, at640, at320, [at160[0], new TextEncoder().encode('<svg/>')]])).toBe(
    'not_a_picture',
  );
  for (const [width, height] of [
    [160, 90],
    [320, 160],
  ] as const) {
    const flat = sharp({ create: { width, height, channels: 3, background: '#fff' } });
    const bytes = await flat.webp().toBuffer();
    expect(await codeWith([main, at640, at320, [at160[0], bytes]])).toBe('file_damaged');
  }
});

it.each([
  ['another company', { paths: [`${other}/one.webp`] }, 403, 'not_allowed'],
  ['a folder whose name begins with the company id', { paths: [`${company}x/one.webp`] }, 403, 'not_allowed'],
  ['a parent folder', { paths: [`${company}/../${other}/one.webp`] }, 422, 'invalid_input'],
  ['an escaped parent folder', { paths: [`${company}/..%2fone.webp`] }, 422, 'invalid_input'],
  ['a subfolder', { paths: [`${company}/deep/one.webp`] }, 422, 'invalid_input'],
  ['another file extension', { paths: [`${company}/one.svg`] }, 422, 'invalid_input'],
  ['a datasheet as a picture', { paths: [`${company}/one.pdf`] }, 422, 'invalid_input'],
  ['a picture as a datasheet', { kind: 'datasheet', paths: [`${company}/one.webp`] }, 422, 'invalid_input'],
  ['a workbook as a document', { kind: 'document', paths: [`${company}/one.xlsx`] }, 422, 'invalid_input'],
  [
    'a workbook with macros by its name',
    { kind: 'quote_file', paths: [`${company}/one.xlsm`] },
    422,
    'invalid_input',
  ],
  ['a quote file of another folder', { kind: 'quote_file', paths: [`${other}/one.pdf`] }, 403, 'not_allowed'],
  ['a page as a document', { kind: 'document', paths: [`${company}/one.html`] }, 422, 'invalid_input'],
  ['an unknown kind', { kind: 'film' }, 422, 'invalid_input'],
  ['no files', { paths: [] }, 422, 'invalid_input'],
  ['numbers', { paths: [7] }, 422, 'invalid_input'],
  ['no company', { company_id: 'mawad' }, 422, 'invalid_input'],
  [
    'more files than a product may have',
    { paths: Array(14).fill(`${company}/one.webp`) },
    422,
    'too_many_files',
  ],
])('refuses %s before it checks rights', async (_what, change, status, code) => {
  const { call, checkedCompanies } = setUp([]);
  const body = { company_id: company, kind: 'picture', paths: [`${company}/one.webp`], ...change };
  expect(await call(body)).toEqual({ status, body: { code } });
  expect(checkedCompanies).toEqual([]);
});

it('accepts a PDF or a picture of any type as a document, detected by its bytes', async () => {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5c63' } });
  const files: [string, Uint8Array, string, string][] = [
    ['scan.pdf', new TextEncoder().encode('%PDF-1.4\n%%EOF\n'), 'application/pdf', 'pdf'],
    ['photo.jpg', new Uint8Array(await picture.clone().jpeg().toBuffer()), 'image/jpeg', 'jpg'],
    ['named-wrongly.pdf', new Uint8Array(await picture.clone().png().toBuffer()), 'image/png', 'png'],
  ];
  const uploads = files.map(([name, bytes]): [string, Uint8Array] => [`${company}/${name}`, bytes]);
  const { call, published, left } = setUp([
    ...uploads,
    [`${company}/page.pdf`, new TextEncoder().encode('<html></html>')],
  ]);
  const paths = [...uploads.map(([path]) => path), `${company}/page.pdf`];
  const { body } = await call({ company_id: company, kind: 'document', paths });
  expect(published.map(({ type, row }) => [type, row.bucket, row.path.split('.')[1]])).toEqual(
    files.map(([, , type, ending]) => [type, 'company-documents', ending]),
  );
  expect((body.files as object[])[3]).toEqual({ upload: paths[3], code: 'not_a_document', context: {} });
  expect(left()).toEqual([]);
});

it('stores PDF, pictures and workbooks of quotes in the private bucket, detected by their bytes', async () => {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5c63' } });
  const files: [string, Uint8Array, string, string][] = [
    ['drawing.pdf', new TextEncoder().encode('%PDF-1.4\n%%EOF\n'), 'application/pdf', 'pdf'],
    ['site.jpg', new Uint8Array(await picture.clone().png().toBuffer()), 'image/png', 'png'],
    ['bill.xlsx', workbook(), workbookType, 'xlsx'],
  ];
  const { call, published, left } = setUp(files.map(([name, bytes]) => [`${company}/${name}`, bytes]));
  const paths = files.map(([name]) => `${company}/${name}`);
  const { status } = await call({ company_id: company, kind: 'quote_file', paths });
  expect(status).toBe(200);
  expect(published.map(({ type, row }) => [type, row.bucket, row.path.split('.')[1]])).toEqual(
    files.map(([, , type, ending]) => [type, 'quote-files', ending]),
  );
  expect(left()).toEqual([]);
});

it('refuses other files of quotes, whatever their names say', async () => {
  const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const files: [string, Uint8Array, string][] = [
    ['program.pdf', new TextEncoder().encode('MZ\x90'), 'not_a_quote_file'],
    ['old.xlsx', ole, 'not_a_quote_file'],
    ['text.xlsx', zipSync({ '[Content_Types].xml': empty, 'word/document.xml': empty }), 'not_a_quote_file'],
    ['macros.xlsx', workbook({ 'xl/vbaProject.bin': empty }), 'workbook_macros'],
    ['large.pdf', new Uint8Array(10 * 1024 * 1024 + 1), 'file_too_large'],
  ];
  const { call, published, left } = setUp(files.map(([name, bytes]) => [`${company}/${name}`, bytes]));
  const paths = files.map(([name]) => `${company}/${name}`);
  const { body } = await call({ company_id: company, kind: 'quote_file', paths });
  expect((body.files as { code: string }[]).map(({ code }) => code)).toEqual(files.map(([, , code]) => code));
  expect(published).toEqual([]);
  expect(left()).toEqual([]);
});

it('checks the right of the caller before it reads a file', async () => {
  const files = await pictureFiles('one', '#0b5c63');
  const { call, published, left } = setUp(files, {
    refuse: async () => ({ status: 403, code: 'not_approved' }),
  });
  const body = { company_id: company, kind: 'picture', paths: [`${company}/one.webp`] };
  expect(await call(body)).toEqual({ status: 403, body: { code: 'not_approved', context: {} } });
  expect(published).toEqual([]);
  expect(left()).toHaveLength(4);
});

it('returns 503 and does not remove the uploads while storage is down', async () => {
  const logged = console.error;
  console.error = () => undefined;
  const { call, left } = setUp(await pictureFiles('one', '#0b5c63'), {
    publish: async () => {
      throw new Error('product-images refused a file: 503');
    },
  });
  const body = { company_id: company, kind: 'picture', paths: [`${company}/one.webp`] };
  expect(await call(body)).toEqual({ status: 503, body: { code: 'service_unavailable' } });
  expect(left()).toHaveLength(4);
  console.error = logged;
});

it('allows pages of every origin', async () => {
  const handler = createHandler({} as Dependencies);
  const response = await handler(new Request('http://functions/publish-media', { method: 'OPTIONS' }));
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
});
