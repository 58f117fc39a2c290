import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import type { GoodsState } from './judge-goods.ts';

/** Writes why goods cannot be ordered in a quantity; '' if they can. */
export function useProblemText(): (result: GoodsState) => string {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const numberMessage = useNumberMessage();
  return (result) => {
    const { product } = result.goods;
    switch (result.state) {
      case 'ready':
        return '';
      case 'sold_out':
        return t('quick.line.soldOut');
      case 'stock':
        return result.left > 0
          ? t('quick.line.stock', { quantity: format.quantity(product.unit, result.left) })
          : t('quick.line.allTaken');
      case 'step':
        return t('quick.line.step', {
          least: format.quantity(product.unit, product.min_quantity),
          step: format.quantity(product.unit, product.quantity_step),
        });
      case 'quantity':
        return numberMessage(result.problem);
    }
  };
}
