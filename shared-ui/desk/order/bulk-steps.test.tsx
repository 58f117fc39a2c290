import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { BulkSteps } from './bulk-steps.tsx';

const selected = (
  id: string,
  change: { status?: string; approved_at?: string | null; is_pickup?: boolean } = {},
) => ({
  id,
  version: 3,
  status: 'Processing',
  approved_at: '2026-11-20T11:00:00Z' as string | null,
  is_pickup: false,
  ...change,
});

const bulkResult = async (_step: string, orders: readonly { id: string }[]) => ({
  done: orders.map(({ id }) => id),
  refused: [],
});

async function show(element: React.ReactElement) {
  await renderRoutes({
    remote: {
      id: 'desk',
      routes: [{ id: 'test.part', path: '/', element }],
    },
    path: '/',
    backend: null,
  });
}

test('offers the steps that a selected order can take, and sends only those orders', async () => {
  const orders = [
    selected('waits', { approved_at: null }),
    selected('approved'),
    selected('over', { status: 'Delivered' }),
  ];
  const take = jest.fn(bulkResult);
  await show(
    <BulkSteps
      orders={orders}
      steps={['approve', 'Shipped', 'Delivered', 'Cancelled']}
      couriers={[]}
      onTake={take}
      onDone={() => undefined}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
  expect(screen.queryByRole('button', { name: 'Mark as delivered' })).not.toBeInTheDocument();
  const dialog = await screen.findByRole('dialog', { name: 'Mark 1 order as shipped?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as shipped' }));
  await waitFor(() => expect(take).toHaveBeenCalledWith('Shipped', [orders[1]], {}));
});

test.each([
  ['none', [false, false], 'Mark as shipped', 'Mark 2 orders as shipped?', 'Mark as delivered'],
  ['all', [true, true], 'Mark as ready', 'Mark 2 orders as ready for pickup?', 'Mark as collected'],
  ['some', [true, false], 'Mark as shipped or ready', /shipped or ready\?$/, 'Mark as handed over'],
] as const)(
  'names the steps for delivery, pickup or both if %s of the orders are collected',
  async (_, pickups, ship, ask, last) => {
    const approved = pickups.map((is_pickup, index) => selected(`o${index}`, { is_pickup }));
    const shipped = pickups.map((is_pickup, index) =>
      selected(`s${index}`, { is_pickup, status: 'Shipped' }),
    );
    const take = jest.fn(bulkResult);
    const element = (
      <BulkSteps
        orders={[...approved, ...shipped]}
        steps={['Shipped', 'Delivered']}
        couriers={[]}
        onTake={take}
        onDone={() => undefined}
      />
    );
    await show(element);
    expect(await screen.findByRole('button', { name: last })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: ship }));
    const dialog = await screen.findByRole('dialog', { name: ask });
    fireEvent.click(within(dialog).getByRole('button', { name: ship }));
    await waitFor(() => expect(take).toHaveBeenCalledWith('Shipped', approved, {}));
  },
);

test('ships with the chosen courier, which orders that are collected do not need', async () => {
  const take = jest.fn(bulkResult);
  const orders = [selected('a'), selected('b', { is_pickup: true })];
  const couriers = [{ id: 7, name: 'Rafidain Express' }];
  await show(
    <BulkSteps
      orders={orders}
      steps={['Shipped']}
      couriers={couriers}
      onTake={take}
      onDone={() => undefined}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as shipped or ready' }));
  const dialog = await screen.findByRole('dialog');
  const courier = within(dialog).getByRole('combobox', { name: 'Courier' });
  expect(courier).toHaveDisplayValue('Own driver');
  fireEvent.change(courier, { target: { value: '7' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as shipped or ready' }));
  await waitFor(() => expect(take).toHaveBeenCalledWith('Shipped', orders, { courierId: 7 }));
});
