import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderedMark } from './rendered-mark.ts';
import { LazyHydrate } from './lazy-hydrate.tsx';

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
beforeEach(() => document.documentElement.setAttribute(renderedMark, ''));
afterEach(() => {
  document.documentElement.removeAttribute(renderedMark);
  document.body.replaceChildren();
  delete (window as Partial<typeof window>).IntersectionObserver;
});

/** Server HTML of a page with a `LazyHydrate` that is not hydrated yet. */
function serverPage(): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = '<div id="below" data-rendered=""><!--$--><button>Rate</button><!--/$--></div>';
  document.body.append(page);
  return page;
}

const menuOpened = jest.fn();
const pressed = jest.fn();
beforeEach(() => {
  menuOpened.mockReset();
  pressed.mockReset();
});

function Part() {
  return (
    <button onContextMenu={menuOpened} onClick={pressed}>
      Rate
    </button>
  );
}

const tree = (
  <LazyHydrate id="below" height={100}>
    <Part />
  </LazyHydrate>
);

/** Like a list whose query changes before all of it is hydrated. */
function ListOfOne({ word }: { word: string }) {
  return (
    <LazyHydrate id="below">
      <button>{word}</button>
    </LazyHydrate>
  );
}

test('hydrates the server’s HTML only when it comes near the screen', async () => {
  const failed = jest.spyOn(console, 'error');
  const page = serverPage();
  await act(async () => void hydrateRoot(page, tree));
  const button = screen.getByRole('button', { name: 'Rate' });
  await act(async () => void fireEvent.contextMenu(button));
  expect(menuOpened).not.toHaveBeenCalled();

  await act(async () => comeNear([{ isIntersecting: false }]));
  await act(async () => void fireEvent.contextMenu(button));
  expect(menuOpened).not.toHaveBeenCalled();
  expect(document.getElementById('below')).toHaveAttribute(renderedMark);

  await act(async () => comeNear([{ isIntersecting: true }]));
  expect(document.getElementById('below')).not.toHaveAttribute(renderedMark);
  await act(async () => void fireEvent.contextMenu(button));
  expect(menuOpened).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Rate' })).toBe(button);
  expect(disconnect).toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

test('handles a click on a button that is not hydrated yet', async () => {
  const page = serverPage();
  await act(async () => void hydrateRoot(page, tree));
  const button = screen.getByRole('button', { name: 'Rate' });
  await act(async () => {
    button.click();
    expect(document.getElementById('below')).not.toHaveAttribute(renderedMark);
  });
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Rate' })).toBe(button);
});

test('shows changed children immediately, even far from the screen', async () => {
  const page = serverPage();
  let root: Root;
  await act(async () => void (root = hydrateRoot(page, <ListOfOne word="Rate" />)));
  const button = screen.getByRole('button', { name: 'Rate' });
  await act(async () => startTransition(() => root.render(<ListOfOne word="Rate it" />)));
  expect(screen.getByRole('button', { name: 'Rate it' })).toBe(button);
});

test('does not wait in a page rendered by the browser, unless it has a height', async () => {
  document.documentElement.removeAttribute(renderedMark);
  const { rerender } = render(<ListOfOne word="Rate" />);
  expect(screen.getByRole('button')).toBeVisible();
  await act(async () => rerender(tree));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(async () => comeNear([{ isIntersecting: true }]));
  expect(screen.getByRole('button')).toBeVisible();
});

test('lays out only server-rendered parts later', async () => {
  const part = (
    <LazyHydrate id="below" estimatedSize="480px">
      <Part />
    </LazyHydrate>
  );
  const { unmount } = await act(async () => render(part));
  expect(document.getElementById('below')).toHaveStyle({ contentVisibility: 'auto' });
  unmount();
  document.documentElement.removeAttribute(renderedMark);
  await act(async () => render(part));
  expect(document.getElementById('below')).not.toHaveAttribute('style');
});
