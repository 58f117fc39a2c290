import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  getProduct,
  listCompatibleProducts,
  listRelatedProducts,
  listReviews,
} from '@mawad/supabase/queries/catalogue';
import { listOwnQuestions, listQuestions } from '@mawad/supabase/queries/questions';
import { productDetail } from '../../../../testing/catalogue.ts';
import { openShop } from '../../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/queries/questions', () => ({
  ...jest.requireActual<object>('@mawad/supabase/queries/questions'),
  listQuestions: jest.fn(),
  listOwnQuestions: jest.fn(),
}));
jest.mock('@mawad/supabase/queries/catalogue', () => ({
  ...jest.requireActual<object>('@mawad/supabase/queries/catalogue'),
  getProduct: jest.fn(),
  listRelatedProducts: jest.fn(),
  listCompatibleProducts: jest.fn(),
  listReviews: jest.fn(),
}));

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest
    .mocked(getProduct)
    .mockResolvedValue(productDetail({ main_image: 'a.webp', additional_images: ['b.webp', 'c.webp'] }));
  jest
    .mocked(listReviews)
    .mockResolvedValue({ items: [], total: 0, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } });
  jest.mocked(listRelatedProducts).mockResolvedValue([]);
  jest.mocked(listQuestions).mockResolvedValue({ items: [], total: 0 });
  jest.mocked(listOwnQuestions).mockResolvedValue([]);
  jest.mocked(listCompatibleProducts).mockResolvedValue([]);
});

const words = {
  en: { enlarge: 'Enlarge picture', second: 'Picture 2 of 3', third: 'Picture 3 of 3', zoomIn: 'Zoom in' },
  ar: { enlarge: 'تكبير الصورة', second: 'الصورة 2 من 3', third: 'الصورة 3 من 3', zoomIn: 'تكبير' },
};

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'arrow keys follow the reading direction in %s, and the focus returns',
  async (language, on, back) => {
    const { enlarge, second, third, zoomIn } = words[language];
    const { user } = await openShop('/product/7', language);
    const picture = await screen.findByRole('button', { name: enlarge });
    // Parts below the product may still be loading: React asks to await that.
    await act(async () => picture.focus());
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

test('the first thumbnail is the file that the large picture begins with', async () => {
  const { user } = await openShop('/product/7');
  const fileOf = (image: Element | null) =>
    ['src', 'srcset', 'sizes'].map((attribute) => image?.getAttribute(attribute));
  const large = (await screen.findByRole('button', { name: 'Enlarge picture' })).querySelector('img');
  const [first, second] = ['Picture 1 of 3', 'Picture 2 of 3'].map((name) =>
    screen.getByRole('button', { name }),
  );
  const begunWith = fileOf(large);
  expect(fileOf(first!.querySelector('img'))).toEqual(begunWith);
  expect(fileOf(second!.querySelector('img'))).not.toEqual(begunWith);
  await user.click(second!);
  expect(fileOf(large)).not.toEqual(begunWith);
  expect(fileOf(first!.querySelector('img'))).toEqual(begunWith);
});

test('a picture is zoomed by buttons, keys and double click, and another one starts whole', async () => {
  const { user } = await openShop('/product/7');
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

test('a finger swipes to the next picture without opening it', async () => {
  await openShop('/product/7');
  const picture = await screen.findByRole('button', { name: 'Enlarge picture' });
  fireEvent.touchStart(picture, { touches: [{ clientX: 200, clientY: 50 }] });
  fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 90, clientY: 60 }] });
  fireEvent.click(picture);
  expect(screen.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('dialog')).toBeNull();
});
