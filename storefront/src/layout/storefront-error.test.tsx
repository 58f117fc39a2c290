import { act, screen } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  getProduct,
  listCompatibleProducts,
  listRelatedProducts,
  listReviews,
} from '@mawad/supabase/catalogue/queries';
import { listQuestions } from '@mawad/supabase/questions/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { productDetail } from '../../testing/catalogue.ts';
import { openShop } from '../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/catalogue/queries');
jest.mock('@mawad/supabase/questions/queries');

const noReviews = { items: [], total: 0, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(listRelatedProducts).mockResolvedValue([]);
  jest.mocked(listCompatibleProducts).mockResolvedValue([]);
  jest.mocked(listReviews).mockResolvedValue(noReviews);
  jest.mocked(listQuestions).mockResolvedValue({ items: [], total: 0 });
  jest.mocked(getProduct).mockRejectedValue(new AppError('unexpected'));
});

test.each([
  ['en', 'Try again', 'Portland cement 42.5 R'],
  ['ar', 'حاول مرة أخرى', 'سمنت بورتلاندي 42.5 R'],
] as const)(
  'opens a failed page when its data is available, without another request (%s)',
  async (language, retry, name) => {
    const { app, router, user } = await openShop('/product/7?variant=1', language);
    const button = await screen.findByRole('button', { name: retry });
    act(() => app.services.queryClient.setQueryData(queryKey('products', 'detail', 7), productDetail()));
    await user.click(button);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(getProduct).toHaveBeenCalledTimes(1);
    expect(router.state.location).toMatchObject({ pathname: '/product/7', search: '?variant=1' });
  },
);
