import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';

/** Save that waits for confirmation of a large price change. */
export interface PriceJump {
  from: number;
  to: number;
  /** Saves the new price. */
  confirm: () => void;
  /** Returns to the form. */
  leave: () => void;
}

/** Confirmation of a large price change, to catch a lost zero. */
export function PriceJumpDialog({ jump, busy }: { jump: PriceJump | null; busy: boolean }) {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  if (!jump) return null;
  const prices = { from: format.money(jump.from), to: format.money(jump.to) };
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t('jump.title')}
      text={t('jump.text', prices)}
      confirmLabel={t('jump.confirm')}
      busy={busy}
      onConfirm={jump.confirm}
      onClose={jump.leave}
    />
  );
}
