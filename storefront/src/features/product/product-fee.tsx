import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { CartLineInput } from '@mawad/supabase/orders/queries';
import { cartQuoteQuery } from '../../cart/order-queries.ts';
import { FeeLine } from '../../delivery-place/fee-line.tsx';
import { useDeliveryPlace } from '../../delivery-place/use-delivery-place.ts';

/** Cost of delivering one product to the chosen governorate; empty until one is chosen. */
export function ProductFee({ line }: { line: CartLineInput }) {
  const governorate = useDeliveryPlace();
  const { data } = useQuery({
    ...cartQuoteQuery(useServices(), [line], { governorate }),
    enabled: governorate !== '',
  });
  const terms = governorate !== '' && data?.sellers[0];
  return <div role="status">{terms && <FeeLine governorate={governorate} terms={terms} />}</div>;
}
