import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A button that was pressed and waits: it says so, turns, and does nothing when it is pressed again. */
export async function expectWaiting(button: HTMLElement, action: jest.Mock) {
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(within(button).getByRole('progressbar')).toBeVisible();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(button);
  expect(action).toHaveBeenCalledTimes(1);
}
