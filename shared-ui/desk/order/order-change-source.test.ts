import { QueryObserver } from '@tanstack/react-query';
import { QueryClient } from '@mawad/shared-ui/platform/query.ts';
import { everyQuery } from '@mawad/supabase/query-keys';
import { type OrderChangeSource, orderSelectionQuery } from './order-change-source.ts';

test('a selection of orders is not counted again when orders changed, because its change may have started', async () => {
  const select = jest.fn(async () => ({ count: 2, steps: [] }));
  const client = new QueryClient();
  const options = orderSelectionQuery({ select } as unknown as OrderChangeSource, 'c1', {}, []);
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  await client.fetchQuery(options);
  await client.invalidateQueries({ queryKey: everyQuery('orders') });
  expect(select).toHaveBeenCalledTimes(1);
  stop();
});
