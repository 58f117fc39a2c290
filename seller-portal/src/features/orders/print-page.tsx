import { PrintSheets } from '@mawad/shared-ui/components/order/paper/print-sheets';
import { readPrintIds } from '@mawad/shared-ui/order/print-kinds';
import { useServices } from '@mawad/shared-ui/contract';
import { useListParams } from '@mawad/shared-ui/portal/list-params';
import { useQuery } from '@mawad/shared-ui/query';
import { governoratesQuery } from '../../governorate-name.ts';
import { printedOrdersQuery } from './order-queries.ts';

/** Printable papers of the orders in the address. */
export function PrintPage() {
  const services = useServices();
  const ids = readPrintIds(useListParams().filter('ids'));
  const query = useQuery(printedOrdersQuery(services, ids));
  const { data: places = [] } = useQuery(governoratesQuery(services));
  return <PrintSheets requested={ids.length} query={query} places={places} back="/seller/dashboard/orders" />;
}
