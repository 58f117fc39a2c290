import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { listedStatuses, type MyOrder } from '@mawad/supabase/orders/queries';
import { AccountFrame } from '../../account/account-frame.tsx';
import { OwnList } from '../../account/own-list/own-list.tsx';
import { useOwnListFilter } from '../../account/own-list/use-own-list-filter.ts';
import { CheckoutGroup } from './checkout-group.tsx';
import { OrderCard } from './order-card.tsx';
import { myOrdersQuery } from './order-queries.ts';

/** The buyer's orders, newest first; the orders of one checkout are one group. */
export function MyOrdersPage() {
  const { t } = useTranslation('ordering');
  return (
    <AccountFrame title={t('orders.heading')}>
      <OrderList />
    </AccountFrame>
  );
}

function OrderList() {
  const { t } = useTranslation('common');
  const filter = useOwnListFilter(listedStatuses);
  const query = useQuery(myOrdersQuery(useServices(), filter));
  return (
    <OwnList
      messages="ordering"
      filter={filter}
      statuses={listedStatuses.map((value) => ({ value, label: t(`orderStatus.${value}`) }))}
      query={query}
      emptyTo="/products"
    >
      {(orders) =>
        checkoutsOf(orders).map((group) => (
          <li key={group[0]!.id}>
            {group[0]!.checkout_orders === 1 ? (
              <OrderCard order={group[0]!} />
            ) : (
              <CheckoutGroup orders={group} />
            )}
          </li>
        ))
      }
    </OwnList>
  );
}

/** Groups neighbouring orders of one checkout. */
function checkoutsOf(orders: MyOrder[]): MyOrder[][] {
  return orders
    .reduce<MyOrder[][]>((groups, order) => {
      const last = groups.at(-1);
      if (last?.[0]!.checkout_id === order.checkout_id) last.push(order);
      else groups.push([order]);
      return groups;
    }, [])
    .map((group) => group.toSorted((a, b) => a.number.localeCompare(b.number)));
}
