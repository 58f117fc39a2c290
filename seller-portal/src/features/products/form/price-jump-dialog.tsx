import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/components/form/confirm-dialog';

/** A save that waits because a price jumps. */
export interface PriceJump {
  from: number;
  to: number;
  /** Saves with it. */
  confirm: () => void;
  /** Goes back to the form. */
  leave: () => void;
}

/** Asks whether a price that moves by much is meant: a lost nought never goes on sale. */
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
