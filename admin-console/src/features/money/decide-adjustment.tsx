import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { signedMoney } from '@mawad/shared-ui/desk/money/signed-money.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { type Adjustment, decideAdjustment } from '@mawad/supabase/ledger/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

interface DecideAdjustmentProps {
  adjustment: Adjustment;
  accept: boolean;
  onClose: () => void;
}

/** Agrees to an adjustment of somebody else, or refuses it with a reason. */
export function DecideAdjustment({ adjustment, accept, onClose }: DecideAdjustmentProps) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const language = useLanguage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const { decide, busy, problem } = useDecision({
    thing: adjustment,
    act: (seen, note: string | undefined) => decideAdjustment(backendOf(services).data, seen, accept, note),
    onDone: () => {
      showToast({ title: t(accept ? 'adjustments.accepted' : 'adjustments.refused') });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('money') }),
    failed: t('adjustments.failed'),
  });
  return (
    <DecisionDialog
      title={t(accept ? 'adjustments.acceptTitle' : 'adjustments.refuseTitle')}
      text={t('adjustments.question', {
        company: localized(adjustment.company, 'name', language),
        amount: signedMoney(format, adjustment.amount),
        reason: adjustment.reason,
      })}
      confirmLabel={t(accept ? 'adjustments.accept' : 'adjustments.refuse')}
      tone={accept ? 'primary' : 'error'}
      note={{ label: t('adjustments.note'), missing: accept ? undefined : t('adjustments.noteMissing') }}
      busy={busy}
      problem={problem}
      onConfirm={decide}
      onClose={onClose}
    />
  );
}
