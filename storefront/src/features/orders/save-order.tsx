import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiFormatListBulleted } from '@mawad/shared-ui/kit/icons.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { OrderDetail } from '@mawad/supabase/orders/queries';
import { handGoods, savePath } from '../../lists/handed-goods.ts';

/** Opens the page that saves the goods of an order to a list; nothing if the shop has none of them any more. */
export function SaveOrder({ lines }: Pick<OrderDetail, 'lines'>) {
  const { t } = useTranslation('ordering');
  const goods = lines.flatMap(({ product_id, variant_id, ordered_quantity, quantity }) =>
    product_id === null ? [] : [{ product_id, variant_id, quantity: ordered_quantity ?? quantity }],
  );
  if (goods.length === 0) return null;
  return (
    <ButtonLink
      to={savePath}
      variant="outlined"
      startIcon={<Icon path={mdiFormatListBulleted} />}
      onClick={() => handGoods(goods)}
    >
      {t('orders.saveToList')}
    </ButtonLink>
  );
}
