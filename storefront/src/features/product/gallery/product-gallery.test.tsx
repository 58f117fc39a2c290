import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@mawad/shared-i18n';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { productDetail } from '../../../../testing/catalogue.ts';
import { ProductGallery } from './product-gallery.tsx';

const product = productDetail({ main_image: 'a.webp', additional_images: ['b.webp', 'c.webp'] });

function openGallery(language: Language = 'en') {
  const element = <ProductGallery product={product} />;
  const remote = {
    id: 'product',
    routes: [{ id: 'gallery', path: '/', element }],
  };
  return renderRoutes({ remote, path: '/', language, backend: null });
}

const words = {
  en: { enlarge: 'Enlarge picture', second: 'Picture 2 of 3', third: 'Picture 3 of 3', zoomIn: 'Zoom in' },
  ar: { enlarge: 'تكبير الصورة', second: 'الصورة 2 من 3', third: 'الصورة 3 من 3', zoomIn: 'تكبير' },
};

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'follows the reading direction with arrow keys in %s and returns the focus',
  async (language, on, back) => {
    const { enlarge, second, third, zoomIn } = words[language];
    const { user } = await openGallery(language);
    const picture = await screen.findByRole('button', { name: enlarge });
    act(() => picture.focus());
    await user.keyboard(on);
    expect(screen.getByRole('button', { name: second })).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleName(expect.stringContaining(second));
    await user.keyboard(on);
    expect(within(dialog).getByText(third)).toBeVisible();
    await user.keyboard(back);
    expect(within(dialog).getByText(second)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: zoomIn })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(picture).toHaveFocus();
  },
);

test('uses the file of the large picture for the first thumbnail', async () => {
  const { user } = await openGallery();
  const fileOf = (image: Element | null) =>
    ['src', 'srcset', 'sizes'].map((attribute) => image?.getAttribute(attribute));
  const large = (await screen.findByRole('button', { name: 'Enlarge picture' })).querySelector('img');
  const [first, second] = ['Picture 1 of 3', 'Picture 2 of 3'].map((name) =>
    screen.getByRole('button', { name }),
  );
  const initialFile = fileOf(large);
  expect(fileOf(first!.querySelector('img'))).toEqual(initialFile);
  expect(fileOf(second!.querySelector('img'))).not.toEqual(initialFile);
  await user.click(second!);
  expect(fileOf(large)).not.toEqual(initialFile);
  expect(fileOf(first!.querySelector('img'))).toEqual(initialFile);
});

test('zooms by buttons, keys and double click and resets the zoom for another picture', async () => {
  const { user } = await openGallery();
  await user.click(await screen.findByRole('button', { name: 'Enlarge picture' }));
  const dialog = within(await screen.findByRole('dialog'));
  const scale = () => dialog.getByRole('img').parentElement!.style.transform;
  expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
  expect(scale()).toContain('scale(1.5)');
  await user.keyboard('0');
  expect(scale()).toContain('scale(1)');
  await user.dblClick(dialog.getByRole('img').parentElement!);
  expect(scale()).toContain('scale(2.5)');
  await user.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(scale()).toContain('scale(1)');
  expect(dialog.getByText('Picture 2 of 3')).toBeVisible();
});

test('shows the next picture on a swipe without opening the dialog', async () => {
  await openGallery();
  const picture = await screen.findByRole('button', { name: 'Enlarge picture' });
  fireEvent.touchStart(picture, { touches: [{ clientX: 200, clientY: 50 }] });
  fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 90, clientY: 60 }] });
  fireEvent.click(picture);
  expect(screen.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('dialog')).toBeNull();
});
