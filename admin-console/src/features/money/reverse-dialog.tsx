import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { signedMoney } from '@mawad/shared-ui/desk/money/signed-money.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { reverseTransaction, type StatementLine } from '@mawad/supabase/ledger/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

interface ReverseProps {
  line: Pick<StatementLine, 'id' | 'kind' | 'effective_on' | 'amount' | 'reverses_id' | 'reversed_by_id'>;
}

/** Button of a line that can be reversed; renders nothing for a reversal and a line that was reversed. */
export function ReverseButton({ line, onAsk }: ReverseProps & { onAsk: () => void }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  if (line.reverses_id !== null || line.reversed_by_id !== null) return null;
  return (
    <Button
      size="small"
      color="error"
      onClick={onAsk}
      aria-label={t('reverse.named', {
        what: t(`kinds.${line.kind}`),
        day: format.date(line.effective_on),
      })}
    >
      {t('reverse.label')}
    </Button>
  );
}

/** Asks for the reason and posts the opposite of a line. */
export function ReverseDialog({ line, onClose }: ReverseProps & { onClose: () => void }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const { decide, busy, problem } = useDecision({
    thing: line,
    act: (seen, reason: string) => reverseTransaction(backendOf(services).data, seen.id, reason),
    onDone: () => {
      showToast({ title: t('reverse.done') });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('money') }),
    failed: t('reverse.failed'),
  });
  return (
    <DecisionDialog
      title={t('reverse.title')}
      text={t('reverse.text', {
        what: t(`kinds.${line.kind}`),
        day: format.date(line.effective_on),
        amount: signedMoney(format, line.amount),
      })}
      confirmLabel={t('reverse.submit')}
      tone="error"
      note={{ label: t('reverse.reason'), missing: t('reverse.reasonMissing'), focus: true }}
      busy={busy}
      problem={problem}
      onConfirm={(reason) => decide(reason ?? '')}
      onClose={onClose}
    />
  );
}
