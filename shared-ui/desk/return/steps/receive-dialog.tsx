import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { numberText, readNumber } from '@mawad/shared-i18n/read-number';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { ReturnSource } from '../return-source.ts';
import type { ReturnView } from '../return-view.ts';
import { StepPictures } from '../step-pictures.tsx';
import { firstDraft, readDraft, type ReceivedDraft, ReceivedLine } from './received-line.tsx';
import { type StepDialogProps, useReturnStep } from './use-return-step.ts';

type ReceivedBody = Parameters<ReturnSource['receive']>[1];

/** Price of what came back, IQD; null if a quantity is not valid or the reader may not see money. */
function priceOf({ lines, money }: ReturnView, drafts: Record<number, ReceivedDraft>): number | null {
  if (!money) return null;
  let sum = 0;
  for (const line of lines) {
    const { quantity } = readDraft(line, drafts[line.id] ?? firstDraft(line));
    if ('problem' in quantity || line.value === null) return null;
    sum += Math.round(((line.value * quantity.value) / line.quantity) * 100) / 100;
  }
  return Math.round(sum * 100) / 100;
}

/** Asks what came back, in which condition, and how much of the price is handed back. */
export function ReceiveDialog({ view, source, onClose }: StepDialogProps) {
  const { t } = useTranslation('return-desk');
  const format = useFormat();
  const [drafts, setDrafts] = useState<Record<number, ReceivedDraft>>(() =>
    Object.fromEntries(view.lines.map((line) => [line.id, firstDraft(line)])),
  );
  const [typedRefund, setTypedRefund] = useState<string | null>(null);
  const [pictures, setPictures] = useState<string[]>([]);
  const [isStoring, setStoring] = useState(false);
  const [tried, setTried] = useState(false);
  const { decide, dialog } = useReturnStep({
    ...{ view, source, onClose, words: 'receive' as const },
    act: (seen, body: ReceivedBody) => source.receive(seen, body),
  });
  const price = priceOf(view, drafts);
  const isDecided = view.events.findLast(({ kind }) => kind === 'decided')?.changes?.comes_back === true;
  const asksRefund = view.money !== null && view.wish === 'refund' && !isDecided;
  const refundText = typedRefund ?? (price === null ? '' : numberText(price));
  const read = readNumber(refundText);
  // The delivery fee of a faulty whole order may come on top of the goods.
  const most = price === null || !view.money ? 0 : price + Math.max(0, view.money.most - view.money.goods);
  const refund = 'value' in read && read.value >= 0 && read.value <= most ? read.value : null;
  const isCut = asksRefund && refund !== null && price !== null && refund < price;

  function confirm(note: string | undefined) {
    setTried(true);
    const lines = view.lines.map((line) => {
      const draft = drafts[line.id] ?? firstDraft(line);
      return { id: line.id, condition: draft.condition, ...readDraft(line, draft) };
    });
    const isWrong = lines.some(({ quantity, restock }) => 'problem' in quantity || 'problem' in restock);
    if (isWrong || isStoring || (asksRefund && refund === null)) return;
    decide({
      lines: lines.map(({ id, condition, quantity, restock }) => ({
        id,
        condition,
        quantity: 'value' in quantity ? quantity.value : 0,
        restock: 'value' in restock ? restock.value : 0,
      })),
      // Without a typed amount the database computes it, with the delivery fee where that is due.
      ...(asksRefund && typedRefund !== null && refund !== null && { refund }),
      ...(note && { note }),
      ...(pictures.length > 0 && { pictures }),
    });
  }

  return (
    <DecisionDialog
      {...dialog}
      wide
      note={
        isCut
          ? { label: t('reason'), missing: t('receive.cutMissing'), limit: 1000 }
          : { label: t('note'), limit: 1000 }
      }
      onConfirm={confirm}
    >
      {view.lines.map((line) => (
        <ReceivedLine
          key={line.id}
          line={line}
          draft={drafts[line.id] ?? firstDraft(line)}
          onChange={(draft) => setDrafts((before) => ({ ...before, [line.id]: draft }))}
          tried={tried}
        />
      ))}
      {asksRefund && (
        <NumberInput
          read={readNumber}
          label={t('receive.refund')}
          hint={price === null ? undefined : t('receive.refundHint', { amount: format.money(price) })}
          value={refundText}
          onChange={({ target }) => setTypedRefund(target.value)}
          error={
            tried && refund === null ? t('receive.refundWrong', { amount: format.money(most) }) : undefined
          }
        />
      )}
      {isDecided && <Alert severity="info">{t('receive.refundDecided')}</Alert>}
      <StepPictures
        orderId={view.order.id}
        paths={pictures}
        onChange={setPictures}
        onBusy={setStoring}
        store={source.store}
        sign={source.sign}
      />
      {tried && isStoring && <Alert severity="info">{t('noPictures')}</Alert>}
    </DecisionDialog>
  );
}
