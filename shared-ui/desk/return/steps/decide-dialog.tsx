import { useRef, useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { numberText, readNumber } from '@mawad/shared-i18n/read-number';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import type { ReturnSource } from '../return-source.ts';
import type { ReturnLineView, ReturnRuling } from '../return-view.ts';
import { readLineQuantity } from './line-quantity.ts';
import { PickField } from './pick-field.tsx';
import { type StepDialogProps, useReturnStep } from './use-return-step.ts';

const rulings: readonly ReturnRuling[] = ['buyer', 'partly', 'seller'];
type DecisionBody = Parameters<ReturnSource['decide']>[1];
interface CountedDraft {
  quantity: string;
  restock: string;
}

const countedDraft = ({ received, restock }: ReturnLineView): CountedDraft => ({
  quantity: numberText(received ?? 0),
  restock: numberText(restock ?? 0),
});

/** Decides an appeal for the buyer in whole or in part, or for the seller. */
export function DecideDialog({ view, source, onClose }: StepDialogProps) {
  const { t } = useTranslation(['return-desk', 'returns']);
  const format = useFormat();
  const picker = useRef<HTMLSelectElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [ruling, setRuling] = useState<ReturnRuling | ''>('');
  const [text, setText] = useState('');
  const [hasGoods, setHasGoods] = useState(false);
  const [drafts, setDrafts] = useState<Record<number, CountedDraft>>({});
  const [tried, setTried] = useState(false);
  const most = view.money?.goods ?? 0;
  const read = readNumber(text);
  const amount = 'value' in read && read.value > 0 && read.value <= most ? read.value : null;
  const { decide, dialog } = useReturnStep({
    ...{ view, source, onClose, words: 'decide' as const },
    act: (seen, body: DecisionBody) => source.decide(seen, body),
  });
  const draftOf = (line: ReturnLineView) => drafts[line.id] ?? countedDraft(line);
  const isReceived = view.lines.some(({ received }) => received !== null);
  const hasChoice = hasGoods && ruling !== '' && ruling !== 'seller';
  const counts = hasChoice && isReceived;

  function confirm(reason = '') {
    setTried(true);
    if (ruling === '') return picker.current?.focus();
    if (ruling === 'partly' && amount === null) return field.current?.focus();
    const lines = view.lines.map((line) => ({ id: line.id, ...readCounted(line, draftOf(line)) }));
    if (counts && lines.some(({ quantity, restock }) => quantity === null || restock === null)) return;
    decide({
      outcome: ruling,
      reason,
      ...(ruling === 'partly' && amount !== null && { amount }),
      ...(hasChoice && !isReceived && { comes_back: true }),
      ...(counts && {
        lines: lines.map(({ id, quantity, restock }) => ({
          id,
          quantity: quantity ?? 0,
          restock: restock ?? 0,
        })),
      }),
    });
  }

  return (
    <DecisionDialog
      {...dialog}
      wide
      note={{ label: t('reason'), missing: t('reasonMissing'), limit: 1000 }}
      onConfirm={confirm}
    >
      <PickField
        ref={picker}
        label={t('decide.outcome')}
        value={ruling}
        options={[
          { value: '' as const, label: '', disabled: true },
          ...rulings.map((value) => ({ value, label: t(`returns:decisions.${value}`) })),
        ]}
        onChoose={setRuling}
        error={tried && ruling === '' ? t('decide.outcomeMissing') : undefined}
      />
      {ruling === 'partly' && (
        <NumberInput
          ref={field}
          read={readNumber}
          label={t('decide.amount')}
          hint={t('decide.amountHint', { amount: format.money(most) })}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={
            tried && amount === null ? t('decide.amountWrong', { amount: format.money(most) }) : undefined
          }
        />
      )}
      {(ruling === 'buyer' || ruling === 'partly') && (
        <Box>
          <FormControlLabel
            control={<Checkbox checked={hasGoods} onChange={(_, checked) => setHasGoods(checked)} />}
            label={t(isReceived ? 'decide.goods' : 'decide.comesBack')}
          />
          <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
            {t(isReceived ? 'decide.goodsHint' : 'decide.comesBackHint')}
          </Box>
        </Box>
      )}
      {counts &&
        view.lines.map((line) => (
          <CountedLine
            key={line.id}
            line={line}
            draft={draftOf(line)}
            onChange={(draft) => setDrafts((before) => ({ ...before, [line.id]: draft }))}
            tried={tried}
          />
        ))}
    </DecisionDialog>
  );
}

/** Values of a draft; null where the text is not a quantity of the line. */
function readCounted(line: ReturnLineView, draft: CountedDraft) {
  const quantity = readLineQuantity(draft.quantity, line.unit, line.step, line.quantity);
  const most = 'value' in quantity ? quantity.value : line.quantity;
  const restock = readLineQuantity(draft.restock, line.unit, line.step, most);
  return {
    quantity: 'value' in quantity ? quantity.value : null,
    restock: 'value' in restock ? restock.value : null,
    most,
  };
}

interface CountedLineProps {
  line: ReturnLineView;
  draft: CountedDraft;
  onChange: (draft: CountedDraft) => void;
  tried: boolean;
}

function CountedLine({ line, draft, onChange, tried }: CountedLineProps) {
  const { t } = useTranslation('return-desk');
  const language = useLanguage();
  const format = useFormat();
  const { quantity, restock, most } = readCounted(line, draft);
  const errorOf = (value: number | null, limit: number) =>
    tried && value === null ? t('receive.quantityWrong', { most: format.number(limit) }) : undefined;
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
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
        {t('receive.line', {
          product: localized(line, 'name', language),
          amount: format.quantity(line.unit, line.quantity),
        })}
      </Box>
      <NumberInput
        read={readQuantity}
        label={t('decide.quantity')}
        value={draft.quantity}
        onChange={({ target }) => onChange({ ...draft, quantity: target.value })}
        error={errorOf(quantity, line.quantity)}
      />
      <NumberInput
        read={readQuantity}
        label={t('receive.restock')}
        hint={t('receive.restockHint')}
        value={draft.restock}
        onChange={({ target }) => onChange({ ...draft, restock: target.value })}
        error={errorOf(restock, most)}
      />
    </Box>
  );
}
