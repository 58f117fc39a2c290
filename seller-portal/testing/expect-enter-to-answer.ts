import { fireEvent, screen, within } from '@testing-library/react';
import type { openPortal } from './open-portal.tsx';

interface Rows {
  /** Who wrote what was answered already. */
  answered: RegExp;
  /** Who still waits for an answer. */
  waiting: RegExp;
}

/** Enter on the row of a list opens what is to be answered and never the product; an answered row stays as it is. */
export async function expectEnterToAnswer(
  { router }: Awaited<ReturnType<typeof openPortal>>,
  { answered, waiting }: Rows,
): Promise<void> {
  const press = (row: HTMLElement) => {
    row.tabIndex = -1;
    row.focus();
    fireEvent.keyDown(row, { code: 'Enter', key: 'Enter' });
    fireEvent.keyUp(row, { code: 'Enter', key: 'Enter' });
  };
  const answeredRow = await screen.findByRole('row', { name: answered });
  const { pathname } = router.state.location;
  press(answeredRow);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe(pathname);
  press(screen.getByRole('row', { name: waiting }));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toBeVisible();
  expect(router.state.location.pathname).toBe(pathname);
}
