import { fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.tsx';
import { ProductImage } from './app-image.tsx';

const sourceOf = () => decodeURIComponent(screen.getByRole('img').getAttribute('src') ?? '');

test.each([
  ['', 'No Image'],
  [7, 'Invalid Path'],
])('path %p shows a placeholder with the label %s', async (path, label) => {
  await renderPart(<ProductImage path={path} alt="Cement" />);
  expect(await screen.findByRole('img', { name: 'Cement' })).toBeVisible();
  expect(sourceOf()).toContain(`>${label}<`);
});

test('a picture that fails to load is replaced by the error placeholder', async () => {
  await renderPart(<ProductImage path="s1/cement.webp" alt="Cement" />);
  const image = await screen.findByRole('img');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '960');
  fireEvent.error(image);
  expect(sourceOf()).toContain('>Error<');
});

test('a failed picture is loaded again when the network is back', async () => {
  await renderPart(<ProductImage path="s1/cement.webp" alt="Cement" />);
  const image = await screen.findByRole('img');
  const address = sourceOf();
  fireEvent.error(image);
  expect(sourceOf()).not.toBe(address);
  fireEvent(window, new Event('online'));
  expect(sourceOf()).toBe(address);
});

test('the labels are translated to Arabic', async () => {
  await renderPart(<ProductImage path={null} alt="أسمنت" />, 'ar');
  await screen.findByRole('img');
  expect(sourceOf()).toContain('>لا توجد صورة<');
});
