import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { toCartLine } from '../../../goods-line/judge-goods.ts';
import { isReady, judgeList, type JudgedListLine, type ReadyListLine } from './judge-list.ts';
import { purchaseListQuery } from './list-queries.ts';

export interface OrderedList {
  added: ReadyListLine[];
  /** Lines that could not be added. */
  left: JudgedListLine[];
}

/** Reads a list again and adds to the cart what can be ordered beside what the cart has. */
export function useOrderList(id: string) {
  const services = useServices();
  const store = useStoreApi();
  return useMutation({
    mutationFn: async (): Promise<OrderedList> => {
      const list = await services.queryClient.fetchQuery({
        ...purchaseListQuery(services, id),
        staleTime: 0,
      });
      const { cart, toast } = store.getState();
      const judged = judgeList(list, cart.items);
      const added = judged
        .filter(isReady)
        .filter(({ result }) => cart.add(toCartLine(result.goods), result.quantity).ok);
      toast.dismissFailure();
      const keys = new Set<JudgedListLine>(added);
      return { added, left: judged.filter((line) => !keys.has(line)) };
    },
  });
}
