import { useStoreApi, variantIdOf } from '@mawad/shared-ui/platform/store/index.ts';
import { useServices, type Services } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import type { ProductVariant } from '@mawad/supabase/catalogue/queries';
import { productQuery, productsByIdsQuery } from '../../catalogue/catalogue-queries.ts';
import { orderOf, type StayReason } from './cart-transfer.ts';
import type { QuoteLine } from './quote-lines.ts';

interface Transfer {
  moved: QuoteLine[];
  stayed: { line: QuoteLine; reason: StayReason }[];
}

/** Most products of one call, as in the database. */
const atOnce = 200;

/** Mutation that puts linked lines into the cart as far as they can be ordered as they are. */
export function useCartTransfer(onDone: (transfer: Transfer) => void) {
  const services = useServices();
  const store = useStoreApi();
  return useMutation<Transfer, Error, QuoteLine[]>({
    mutationFn: async (lines) => {
      const linked = lines.filter(({ product }) => product !== null);
      const cards = await readCards(services, [...new Set(linked.map(({ product }) => product!.product_id))]);
      const variants = await readVariants(services, linked);
      const transfer: Transfer = { moved: [], stayed: [] };
      for (const line of linked) {
        const { product_id: id, variant_id: variantId } = line.product!;
        const { cart } = store.getState();
        const inCart = cart.items.find(
          (item) => item.product.id === id && variantIdOf(item) === (variantId ?? null),
        );
        const order = orderOf(line, cards.get(id), variants.get(variantId ?? 0), inCart?.quantity ?? 0);
        if ('code' in order) {
          transfer.stayed.push({ line, reason: order });
          continue;
        }
        cart.add(order.goods, order.quantity);
        transfer.moved.push(line);
      }
      return transfer;
    },
    onSuccess: onDone,
  });
}

async function readCards(services: Services, ids: number[]) {
  const chunks = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, place) =>
    ids.slice(place * atOnce, (place + 1) * atOnce),
  );
  const cards = [];
  for (const chunk of chunks)
    // Stock and prices as they are now.
    cards.push(
      ...(await services.queryClient.fetchQuery({ ...productsByIdsQuery(services, chunk), staleTime: 0 })),
    );
  return new Map(cards.map((card) => [card.id, card]));
}

/** Variants of the lines that name one, by id. */
async function readVariants(services: Services, lines: QuoteLine[]): Promise<Map<number, ProductVariant>> {
  const ids = new Set(lines.flatMap(({ product }) => (product?.variant_id ? [product.product_id] : [])));
  const found = [];
  for (const id of ids)
    found.push(await services.queryClient.fetchQuery({ ...productQuery(services, id), staleTime: 0 }));
  return new Map(found.flatMap((product) => product?.variants ?? []).map((variant) => [variant.id, variant]));
}
