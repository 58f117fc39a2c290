import { useTranslation } from '@mawad/shared-i18n';
import { mdiCheckCircleOutline, mdiClockOutline, mdiCloseCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import { StatusTag } from '@mawad/shared-ui/desk/order/status-tag.tsx';
import type { ContactStatus } from '@mawad/supabase/contact/queries';

const looks = {
  New: { tone: 'warning', icon: mdiClockOutline },
  Answered: { tone: 'success', icon: mdiCheckCircleOutline },
  Closed: { tone: 'neutral', icon: mdiCloseCircleOutline },
} as const;

export function MessageStatus({ status }: { status: ContactStatus }) {
  const { t } = useTranslation('admin-contact');
  return <StatusTag {...looks[status]} text={t(`statuses.${status}`)} />;
}
