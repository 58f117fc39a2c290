import { act, render, screen } from '@testing-library/react';
import { FooterWhenNear } from './footer-when-near.tsx';

let mockReachable = false;
jest.mock('./footer.tsx', () => {
  if (!mockReachable) throw new Error('The file could not be fetched');
  return { Footer: () => <footer>Contact</footer> };
});

test('a footer whose code could not be fetched breaks nothing and comes with the network', async () => {
  await act(async () => {
    render(
      <main>
        Goods
        <FooterWhenNear />
      </main>,
    );
  });
  expect(screen.getByText('Goods')).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();

  mockReachable = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Contact')).toBeVisible();
});
