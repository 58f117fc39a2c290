import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberChoices } from '@mawad/shared-ui/kit/form/number-choices.tsx';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { GoodsState } from './judge-goods.ts';

interface QuantityProblemProps {
  result: GoodsState;
  onQuantity: (quantity: string) => void;
}

/** Why the goods cannot be ordered in this quantity, with quantities that can. */
export function QuantityProblem({ result, onQuantity }: QuantityProblemProps) {
  const { t } = useTranslation(['lists', 'common']);
  const format = useFormat();
  const numberMessage = useNumberMessage();
  const { product } = result.goods;
  const choices = (numbers: readonly number[]) => (
    <NumberChoices
      numbers={numbers}
      write={(number) => format.quantity(product.unit, number)}
      onChoose={(number) => onQuantity(numberText(number))}
    />
  );
  switch (result.state) {
    case 'ready':
      return null;
    case 'sold_out':
      return <Problem>{t('quick.line.soldOut')}</Problem>;
    case 'stock':
      return (
        <Problem>
          {result.left > 0
            ? t('quick.line.stock', { quantity: format.quantity(product.unit, result.left) })
            : t('quick.line.allTaken')}
          {result.left > 0 && choices([result.left])}
        </Problem>
      );
    case 'step':
      return (
        <Problem>
          {t('quick.line.step', {
            least: format.quantity(product.unit, product.min_quantity),
            step: format.quantity(product.unit, product.quantity_step),
          })}
          {choices(result.nearest)}
        </Problem>
      );
    case 'quantity': {
      const { problem } = result;
      return (
        <Problem>
          {numberMessage(problem)}
          {problem.code === 'number_ambiguous' && choices([problem.params.high, problem.params.low])}
        </Problem>
      );
    }
  }
}

const Problem = ({ children }: { children: ReactNode }) => (
  <Box role="status" sx={{ color: 'error.main', fontSize: 'var(--text-14)' }}>
    {children}
  </Box>
);
