import { type ReactNode, useState } from 'react';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { SelectionBar } from '@mawad/shared-ui/desk/list/selection-bar.tsx';
import type { ListSelection } from '@mawad/shared-ui/desk/list/use-list-selection.ts';
import type { CourierChoice } from '@mawad/shared-ui/desk/order/shipment-fields.tsx';
import { AllSteps } from '@mawad/shared-ui/desk/order/all-steps.tsx';
import type { OrderStep } from '@mawad/shared-ui/desk/order/open-steps.ts';
import { OrderChangeReport } from '@mawad/shared-ui/desk/order/order-change-report.tsx';
import {
  type OrderChangeSource,
  orderSelectionQuery,
} from '@mawad/shared-ui/desk/order/order-change-source.ts';

interface OrderSelectionBarProps<Row extends { id: string }> {
  selection: ListSelection<Row>;
  page: { items: Row[]; count: number; count_is_estimate: boolean } | undefined;
  filter: object;
  source: OrderChangeSource;
  /** Steps that the reader may take with all matching orders, the usual one first; empty for readers without the right. */
  steps: readonly OrderStep[];
  couriers: readonly CourierChoice[];
  /** Saved views and other controls of the list. */
  tools: ReactNode;
  /** Actions on ticked orders. */
  children: ReactNode;
}

/** Selection bar of a list of orders: actions on ticked orders, or on all that match the filter. */
export function OrderSelectionBar<Row extends { id: string }>(props: OrderSelectionBarProps<Row>) {
  const { selection, page, filter, source, steps, couriers, tools, children } = props;
  const { marked, allId } = selection;
  const [started, setStarted] = useState<string | null>(null);
  const except = allId ? marked.rows.map(({ id }) => id) : [];
  // Counts above 10,000 orders, where the list stops counting.
  const { data } = useQuery({
    ...orderSelectionQuery(source, allId ?? '', filter, []),
    enabled: allId !== null,
  });
  const count = page?.count ?? 0;
  return (
    <>
      <SelectionBar
        selection={marked}
        page={page?.items ?? []}
        tools={tools}
        all={
          steps.length > 0
            ? {
                isChosen: allId !== null,
                count: data?.count ?? count,
                isEstimate: page?.count_is_estimate,
                choose: selection.chooseAll,
                clear: selection.clear,
              }
            : undefined
        }
      >
        {allId ? (
          <AllSteps
            source={source}
            id={allId}
            filter={filter}
            except={except}
            steps={steps}
            couriers={couriers}
            onStarted={(id) => {
              setStarted(id);
              selection.clear();
            }}
          />
        ) : (
          children
        )}
      </SelectionBar>
      {started && <OrderChangeReport source={source} id={started} onClose={() => setStarted(null)} />}
    </>
  );
}
