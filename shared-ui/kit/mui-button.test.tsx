import { screen } from '@testing-library/react';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { renderPart } from '../testing/render-part.tsx';

test('a loading button is busy and disabled and keeps its name', async () => {
  await renderPart(<Button loading>Save</Button>);
  const button = await screen.findByRole('button', { name: /Save/ });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeDisabled();
  expect(screen.getByRole('progressbar', { name: /Save/ })).toBeVisible();
});

test.each([undefined, false])('a button with loading=%s is not busy', async (loading) => {
  await renderPart(<Button loading={loading}>Save</Button>);
  const button = await screen.findByRole('button', { name: 'Save' });
  expect(button).not.toHaveAttribute('aria-busy');
  expect(button).toBeEnabled();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
