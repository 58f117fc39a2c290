import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import type { ReturnCondition, ReturnLineView } from '../return-view.ts';
import { readLineQuantity } from './line-quantity.ts';
import { PickField } from './pick-field.tsx';

/** Returned goods of a line, as typed. */
export interface ReceivedDraft {
  quantity: string;
  condition: ReturnCondition;
  restock: string;
}

const conditions: readonly ReturnCondition[] = ['as_new', 'opened', 'damaged', 'wrong_item', 'missing'];

export const firstDraft = ({ quantity }: ReturnLineView): ReceivedDraft => ({
  quantity: numberText(quantity),
  condition: 'as_new',
  restock: numberText(quantity),
});

/** Values of a draft; null where the text is not a quantity of the line. */
export function readDraft(line: ReturnLineView, draft: ReceivedDraft) {
  const quantity = readLineQuantity(draft.quantity, line.unit, line.step, line.quantity);
  const most = 'value' in quantity ? quantity.value : line.quantity;
  return { quantity, restock: readLineQuantity(draft.restock, line.unit, line.step, most), most };
}

/** Draft with a condition and what usually follows: only goods as new are sold again. */
function withCondition(draft: ReceivedDraft, condition: ReturnCondition): ReceivedDraft {
  if (condition === 'missing') return { condition, quantity: '0', restock: '0' };
  return { ...draft, condition, restock: condition === 'as_new' ? draft.quantity : '0' };
}

interface ReceivedLineProps {
  line: ReturnLineView;
  draft: ReceivedDraft;
  onChange: (draft: ReceivedDraft) => void;
  /** Shows the errors of the fields. */
  tried: boolean;
}

/** Quantity, condition and stock of a line that came back. */
export function ReceivedLine({ line, draft, onChange, tried }: ReceivedLineProps) {
  const { t } = useTranslation(['return-desk', 'returns']);
  const language = useLanguage();
  const format = useFormat();
  const { quantity, restock, most } = readDraft(line, draft);
  const label = t('receive.line', {
    product: localized(line, 'name', language),
    amount: format.quantity(line.unit, line.quantity),
  });
  const errorOf = (result: typeof quantity, limit: number) =>
    tried && 'problem' in result
      ? result.problem === 'whole'
        ? t('receive.wholeWrong')
        : t('receive.quantityWrong', { most: format.number(limit) })
      : undefined;
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gap: 1.5,
        margin: 0,
        padding: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box
        component="legend"
        sx={{ paddingInline: 0.5, fontSize: 'var(--text-14)', fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {label}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <PickField
          label={t('receive.condition')}
          value={draft.condition}
          options={conditions.map((value) => ({ value, label: t(`returns:conditions.${value}`) }))}
          onChoose={(condition) => onChange(withCondition(draft, condition))}
        />
        <NumberInput
          read={readQuantity}
          label={t('receive.quantity')}
          value={draft.quantity}
          onChange={({ target }) =>
            onChange({
              ...draft,
              quantity: target.value,
              restock: draft.condition === 'as_new' ? target.value : draft.restock,
            })
          }
          error={errorOf(quantity, line.quantity)}
          sx={{ marginBlockStart: 1 }}
        />
        <NumberInput
          read={readQuantity}
          label={t('receive.restock')}
          hint={t('receive.restockHint')}
          value={draft.restock}
          onChange={({ target }) => onChange({ ...draft, restock: target.value })}
          error={errorOf(restock, most)}
          sx={{ marginBlockStart: 1 }}
        />
      </Box>
    </Box>
  );
}
