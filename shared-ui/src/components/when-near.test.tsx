import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { WhenNear } from './when-near.tsx';

type Watcher = (entries: Partial<IntersectionObserverEntry>[]) => void;

let comeNear: Watcher;
const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockReset();
  window.IntersectionObserver = jest.fn((watcher: Watcher) => {
    comeNear = watcher;
    return { observe: jest.fn(), disconnect };
  }) as never;
});
afterEach(() => {
  document.body.replaceChildren();
  delete (window as Partial<typeof window>).IntersectionObserver;
});

/** The HTML that the server sends, with a part that is alive only later. */
function pageOfServer(): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = '<div class="MuiBox-root css-0" id="below"><!--$--><button>Rate</button><!--/$--></div>';
  document.body.append(page);
  return page;
}

const seen = jest.fn();

function Part() {
  return <button onClick={seen}>Rate</button>;
}

const tree = (
  <WhenNear id="below" height={100}>
    <Part />
  </WhenNear>
);

test('leaves the HTML of the server as it is until it comes near, then brings it to life', async () => {
  const failed = jest.spyOn(console, 'error');
  const page = pageOfServer();
  await act(async () => void hydrateRoot(page, tree));
  const button = screen.getByRole('button', { name: 'Rate' });
  await act(async () => button.click());
  expect(seen).not.toHaveBeenCalled();

  await act(async () => comeNear([{ isIntersecting: false }]));
  await act(async () => button.click());
  expect(seen).not.toHaveBeenCalled();

  await act(async () => comeNear([{ isIntersecting: true }]));
  await act(async () => button.click());
  expect(seen).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Rate' })).toBe(button);
  expect(disconnect).toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});
