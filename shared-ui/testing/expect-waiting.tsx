import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Expects a clicked button to be busy with a spinner, and to ignore further clicks. */
export async function expectWaiting(button: HTMLElement, action: jest.Mock) {
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(within(button).getByRole('progressbar')).toBeVisible();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(button);
  expect(action).toHaveBeenCalledTimes(1);
}
