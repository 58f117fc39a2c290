import { screen, waitFor } from '@testing-library/react';
import { getBuying, type Buying } from '@mawad/supabase/buying/queries';
import { buyer, openShell, visitor } from '../../testing/open-shell.tsx';

jest.mock('@mawad/supabase/buying/queries', () => ({ getBuying: jest.fn() }));

const company = { company_name: 'Dijla', company_name_en: 'Dijla', company_name_ar: 'دجلة' };
const buying = { company, rights: ['order'], waiting: 2, projects: [] } as unknown as Buying;
const choice = () => screen.findByRole('combobox', { name: 'Buying for' });

beforeEach(() => {
  jest.mocked(getBuying).mockReset().mockResolvedValue(buying);
  localStorage.clear();
});

test('a member sees for whom the person buys, changes it, and finds it again', async () => {
  const { user, unmount } = await openShell('/', buyer);
  expect(await choice()).toHaveDisplayValue('Dijla');
  // Outside header and content, so that a screen reader finds it by its own landmark.
  expect(screen.getByRole('region', { name: 'Buying for' })).toContainElement(await choice());
  expect(screen.getByRole('link', { name: /Requests to decide \(2\)/ })).toHaveAttribute(
    'href',
    '/account/company/requests',
  );
  await user.selectOptions(await choice(), 'Privately');
  expect(await choice()).toHaveDisplayValue('Privately');
  unmount();
  await openShell('/', buyer);
  expect(await choice()).toHaveDisplayValue('Privately');
});

test('people without a company and visitors see nothing', async () => {
  jest.mocked(getBuying).mockResolvedValue(null);
  const { unmount } = await openShell('/', buyer);
  await waitFor(() => expect(getBuying).toHaveBeenCalled());
  expect(screen.queryByRole('combobox', { name: 'Buying for' })).not.toBeInTheDocument();
  unmount();
  jest.mocked(getBuying).mockClear();
  await openShell('/', visitor);
  expect(getBuying).not.toHaveBeenCalled();
});

test('checkout has its own choice', async () => {
  await openShell('/checkout', buyer);
  await waitFor(() => expect(getBuying).toHaveBeenCalled());
  expect(await screen.findByText('at /checkout')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Buying for' })).not.toBeInTheDocument();
});
