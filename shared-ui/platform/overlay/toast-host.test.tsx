import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.tsx';

async function open() {
  const { app } = await renderPart(<p>Page</p>);
  await screen.findByText('Page');
  jest.useFakeTimers();
  const show = (title: string, variant?: 'destructive') =>
    act(() => app.store.getState().toast.show({ title, ...(variant && { variant }) }));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { show, wait };
}

afterEach(() => jest.useRealTimers());

test('closes after five seconds @toast-time', async () => {
  const { show, wait } = await open();
  show('Saved');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  wait(4999);
  expect(screen.getByText('Saved')).toBeVisible();
  wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a new toast replaces the first and stays for five seconds', async () => {
  const { show, wait } = await open();
  show('First');
  wait(4000);
  show('Failed', 'destructive');
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  wait(4000);
  expect(screen.getByText('Failed')).toBeVisible();
  wait(1000);
  expect(screen.queryByText('Failed')).toBeNull();
});

test('stays while the pointer is over it and closes on its button', async () => {
  const { show, wait } = await open();
  show('Saved');
  fireEvent.pointerEnter(screen.getByText('Saved').parentElement!.parentElement!);
  wait(20_000);
  expect(screen.getByText('Saved')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss the message' }));
  expect(screen.queryByText('Saved')).toBeNull();
});
