import { PrintSheets } from '@mawad/shared-ui/desk/order/paper/print-sheets.tsx';
import { readPrintIds } from '@mawad/shared-ui/desk/order/print-kinds.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { governoratesQuery } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { printedOrdersQuery } from './order-queries.ts';

/** Print view of the orders in the address. */
export function PrintPage() {
  const services = useServices();
  const ids = readPrintIds(useListParams().filter('ids'));
  const query = useQuery(printedOrdersQuery(services, ids));
  const { data: places = [] } = useQuery(governoratesQuery(services));
  return <PrintSheets requested={ids.length} query={query} places={places} back="/admin/orders" />;
}
