import { fireEvent, screen, within } from '@testing-library/react';
import type { openPortal } from './open-portal.tsx';

interface Rows {
  /** Author of an answered entry. */
  answered: RegExp;
  /** Author of an unanswered entry. */
  waiting: RegExp;
}

/** Expects Enter on an unanswered row to open the answer dialog instead of the product, and to do nothing on an answered row. */
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
