import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiFormatListBulleted } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { PurchaseRequest } from '@mawad/supabase/buying/queries';
import { handGoods, savePath } from '../../lists/handed-goods.ts';

/** Saves the goods of a request that ended without an order to a list; nothing if the shop has none of them any more. */
export function SaveRequest({ lines }: Pick<PurchaseRequest, 'lines'>) {
  const { t } = useTranslation('buying');
  const goods = lines.flatMap(({ product_id, variant_id, asked_quantity }) =>
    product_id === null ? [] : [{ product_id, variant_id, quantity: asked_quantity }],
  );
  if (goods.length === 0) return null;
  return (
    <Box>
      <ButtonLink
        to={savePath}
        variant="outlined"
        startIcon={<Icon path={mdiFormatListBulleted} />}
        onClick={() => handGoods(goods)}
      >
        {t('request.saveToList')}
      </ButtonLink>
    </Box>
  );
}
