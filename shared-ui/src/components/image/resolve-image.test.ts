import { placeholderImage } from './placeholder-image.ts';
import { resolveImage } from './resolve-image.ts';

const fileUrl = (path: string) => `https://files.test/product-images/${path}`;

test.each([undefined, null, ''])('%s has the placeholder for no image', (path) => {
  expect(resolveImage(path, fileUrl)).toBe('none');
});

test.each([42, {}, [], true])('%p has the placeholder for an invalid path', (path) => {
  expect(resolveImage(path, fileUrl)).toBe('invalid');
});

test.each([
  'https://cdn.test/a.webp',
  'http://cdn.test/a.png',
  'blob:https://shop.test/1',
  'data:image/png;base64,AA',
])('%s stays as it is', (path) => {
  expect(resolveImage(path, fileUrl)).toEqual({ src: path });
});

test('a stored picture comes in its four widths', () => {
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

test('so does a picture of another type that was named after its content', () => {
  const name = 's1/0123456789abcdef0123456789abcdef';
  expect(resolveImage(`${name}.jpg`, fileUrl, 160)).toMatchObject({
    src: `https://files.test/product-images/${name}-160.jpg`,
    srcSet: expect.stringContaining(`${name}.jpg 960w`),
  });
});

test('other stored files have one width', () => {
  expect(resolveImage('s1/scan.png', fileUrl)).toEqual({
    src: 'https://files.test/product-images/s1/scan.png',
  });
});

test('a path that has no address has the placeholder for an error', () => {
  const failing = () => {
    throw new Error('no storage');
  };
  expect(resolveImage('s1/cement.webp', failing)).toBe('failed');
});

test('placeholders carry their label as text, never as markup', () => {
  const svg = decodeURIComponent(placeholderImage('none', 'No <Image> & more'));
  expect(svg).toContain('No &#60;Image&#62; &#38; more');
});
