import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '@mawad/shared-i18n/locales/en/desk.json';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { BulkSteps } from './bulk-steps.tsx';

test.each([
  ['none', [false, false], 'Mark as shipped', 'Mark 2 orders as shipped?', 'Mark as delivered'],
  ['all', [true, true], 'Ready for pickup', 'Are 2 orders ready for pickup?', 'Mark as collected'],
  ['some', [true, false], 'Mark as shipped or ready', /shipped or ready\?$/, 'Mark as handed over'],
] as const)(
  'the steps are named for delivery, pickup or both where %s are collected',
  async (_, pickups, ship, ask, last) => {
    const orders = pickups.map((is_pickup, index) => ({ id: `o${index}`, is_pickup }));
    const take = jest.fn(async (_step: string, ids: string[]) => ({ done: ids, refused: [] }));
    const element = (
      <BulkSteps orders={orders} steps={['Shipped', 'Delivered']} onTake={take} onDone={() => undefined} />
    );
    await renderRoutes({
      remote: {
        id: 'desk',
        routes: [{ id: 'test.part', path: '/', element }],
        messages: { en: async () => en, ar: async () => ({}) },
      },
      path: '/',
      backend: null,
    });
    expect(await screen.findByRole('button', { name: last })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: ship }));
    const asking = await screen.findByRole('dialog', { name: ask });
    fireEvent.click(within(asking).getByRole('button', { name: ship }));
    await waitFor(() => expect(take).toHaveBeenCalledWith('Shipped', ['o0', 'o1'], undefined));
  },
);
