import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { deletePurchaseList } from '@mawad/supabase/lists/queries';
import { toCartLine } from '../../../goods-line/judge-goods.ts';
import { isReady, judgeList, type JudgedListLine, type ReadyListLine } from './judge-list.ts';
import { purchaseListQuery, purchaseListsQuery } from './list-queries.ts';

export interface OrderedList {
  added: ReadyListLine[];
  /** Lines that could not be added. */
  left: JudgedListLine[];
  /** Whether a saved cart was taken over and is gone. */
  isTaken: boolean;
}

/** Reads a list again and adds to the cart what can be ordered beside what the cart has. A saved cart is then gone. */
export function useOrderList(id: string) {
  const services = useServices();
  const store = useStoreApi();
  const navigate = useNavigate();
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
      const left = judged.filter((line) => !keys.has(line));
      const isTaken = list.kind === 'cart' && added.length > 0 && left.length === 0;
      // The goods are in the cart, also if the saved cart stays.
      if (isTaken) await deletePurchaseList(backendOf(services).data, list).catch(() => undefined);
      return { added, left, isTaken };
    },
    onSuccess: ({ isTaken }) => {
      if (!isTaken) return;
      void services.queryClient.invalidateQueries({ queryKey: purchaseListsQuery(services).queryKey });
      void navigate('/cart');
    },
  });
}
