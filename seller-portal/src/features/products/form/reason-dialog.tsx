import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';

interface ReasonDialogProps {
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks staff for the reason of a save, which the seller reads. */
export function ReasonDialog({ onConfirm, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('product-form');
  return (
    <DecisionDialog
      title={t('staff.title')}
      text={t('staff.text')}
      confirmLabel={t('staff.save')}
      note={{ label: t('staff.reason'), missing: t('staff.reasonMissing'), focus: true }}
      busy={false}
      onConfirm={(reason) => onConfirm(reason ?? '')}
      onClose={onClose}
    />
  );
}
