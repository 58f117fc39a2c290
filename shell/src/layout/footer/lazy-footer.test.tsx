import { act, render, screen } from '@testing-library/react';
import { LazyFooter } from './lazy-footer.tsx';

let mockReachable = false;
jest.mock('./footer.tsx', () => {
  if (!mockReachable) throw new Error('The file could not be fetched');
  return { Footer: () => <footer>Contact</footer> };
});

test('appears after the network returns if its code could not be loaded, and keeps the page usable', async () => {
  await act(async () => {
    render(
      <main>
        Goods
        <LazyFooter />
      </main>,
    );
  });
  expect(screen.getByText('Goods')).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();

  mockReachable = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Contact')).toBeVisible();
});
