import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { changePayoutRun, type PayoutAction, type PayoutRun } from '@mawad/supabase/ledger/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

interface ChangePayoutProps {
  run: PayoutRun;
  action: PayoutAction;
  /** Number of companies that are paid, and their sum. */
  paid: number;
  total: number;
  /** Companies that are left out. */
  excluded: string[];
  onClose: () => void;
}

/** Asks for confirmation of the next step of a list of payouts. */
export function ChangePayout({ run, action, paid, total, excluded, onClose }: ChangePayoutProps) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const { decide, busy, problem } = useDecision({
    thing: run,
    act: (seen, leftOut: string[]) => changePayoutRun(backendOf(services).data, seen, action, leftOut),
    onDone: () => {
      showToast({ title: t(`payouts.done.${action}`) });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('money') }),
    failed: t('payouts.failed'),
  });
  const amounts = { count: paid, number: format.number(paid), total: format.money(total) };
  return (
    <DecisionDialog
      title={t(`payouts.${action}Title`)}
      text={action === 'cancel' ? t('payouts.cancelText') : t(`payouts.${action}Text`, amounts)}
      confirmLabel={t(`payouts.${action}`)}
      keepLabel={action === 'cancel' ? t('payouts.keep') : undefined}
      tone={action === 'cancel' ? 'error' : 'primary'}
      busy={busy}
      problem={problem}
      onConfirm={() => decide(action === 'send' ? excluded : [])}
      onClose={onClose}
    />
  );
}
