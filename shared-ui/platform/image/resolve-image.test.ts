import { placeholderImage } from './placeholder-image.ts';
import { resolveImage } from './resolve-image.ts';

const fileUrl = (path: string) => `https://files.test/product-images/${path}`;

test.each([undefined, null, ''])('path %s returns the placeholder `none` @picture-none', (path) => {
  expect(resolveImage(path, fileUrl)).toBe('none');
});

test.each([42, {}, [], true])('path %p returns the placeholder `invalid` @picture-invalid', (path) => {
  expect(resolveImage(path, fileUrl)).toBe('invalid');
});

test.each([
  'https://cdn.test/a.webp',
  'http://cdn.test/a.png',
  'blob:https://shop.test/1',
  'data:image/png;base64,AA',
])('returns %s unchanged', (path) => {
  expect(resolveImage(path, fileUrl)).toEqual({ src: path });
});

test('returns a stored picture in its four widths', () => {
  expect(resolveImage('s1/cement.webp', fileUrl, 320)).toEqual({
    src: 'https://files.test/product-images/s1/cement-320.webp',
    srcSet: [
      'https://files.test/product-images/s1/cement-160.webp 160w',
      'https://files.test/product-images/s1/cement-320.webp 320w',
      'https://files.test/product-images/s1/cement-640.webp 640w',
      'https://files.test/product-images/s1/cement.webp 960w',
    ].join(', '),
  });
  expect(resolveImage('s1/cement.webp', fileUrl)).toMatchObject({
    src: 'https://files.test/product-images/s1/cement.webp',
  });
});

test('returns four widths for other types that are named after their content', () => {
  const name = 's1/0123456789abcdef0123456789abcdef';
  expect(resolveImage(`${name}.jpg`, fileUrl, 160)).toMatchObject({
    src: `https://files.test/product-images/${name}-160.jpg`,
    srcSet: expect.stringContaining(`${name}.jpg 960w`),
  });
});

test('returns one width for other stored files', () => {
  expect(resolveImage('s1/scan.png', fileUrl)).toEqual({
    src: 'https://files.test/product-images/s1/scan.png',
  });
});

test('returns the placeholder `failed` if there is no address for the path @picture-error', () => {
  const failing = () => {
    throw new Error('no storage');
  };
  expect(resolveImage('s1/cement.webp', failing)).toBe('failed');
});

test('placeholders escape their label', () => {
  const svg = decodeURIComponent(placeholderImage('none', 'No <Image> & more'));
  expect(svg).toContain('No &#60;Image&#62; &#38; more');
});
