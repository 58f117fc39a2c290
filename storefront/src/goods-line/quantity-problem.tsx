import { useFormat } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberChoices } from '@mawad/shared-ui/kit/form/number-choices.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { GoodsState } from './judge-goods.ts';
import { useProblemText } from './use-problem-text.ts';

interface QuantityProblemProps {
  result: GoodsState;
  /** Absent if the reader may not change the quantity. */
  onQuantity?: (quantity: string) => void;
}

/** Quantities that can be ordered instead. */
function quantitiesOf(result: GoodsState): number[] {
  if (result.state === 'stock') return result.left > 0 ? [result.left] : [];
  if (result.state === 'step') return result.nearest;
  if (result.state === 'quantity' && result.problem.code === 'number_ambiguous')
    return [result.problem.params.high, result.problem.params.low];
  return [];
}

/** Why the goods cannot be ordered in this quantity, with quantities that can. */
export function QuantityProblem({ result, onQuantity }: QuantityProblemProps) {
  const format = useFormat();
  const text = useProblemText()(result);
  const numbers = quantitiesOf(result);
  if (text === '') return null;
  return (
    <Box role="status" sx={{ color: 'error.main', fontSize: 'var(--text-14)' }}>
      {text}
      {onQuantity && numbers.length > 0 && (
        <NumberChoices
          numbers={numbers}
          write={(number) => format.quantity(result.goods.product.unit, number)}
          onChoose={(number) => onQuantity(numberText(number))}
        />
      )}
    </Box>
  );
}
