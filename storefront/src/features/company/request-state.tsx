import { useTranslation } from '@mawad/shared-i18n';
import { StatusTag, type StatusLook } from '@mawad/shared-ui/desk/order/status-tag.tsx';
import { mdiCheckCircleOutline, mdiClockOutline, mdiCloseCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import type { PurchaseState } from '@mawad/supabase/buying/queries';

const looks: Record<PurchaseState, StatusLook> = {
  waiting: { tone: 'warning', icon: mdiClockOutline },
  placed: { tone: 'success', icon: mdiCheckCircleOutline },
  refused: { tone: 'danger', icon: mdiCloseCircleOutline },
  expired: { tone: 'neutral', icon: mdiCloseCircleOutline },
  withdrawn: { tone: 'neutral', icon: mdiCloseCircleOutline },
};

export function RequestState({ state }: { state: PurchaseState }) {
  const { t } = useTranslation('buying');
  return <StatusTag {...looks[state]} text={t(`states.${state}`)} />;
}
