import { useTranslation } from '@mawad/shared-i18n';
import { mdiCheckCircleOutline, mdiClockOutline, mdiCloseCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import { StatusTag, type StatusLook } from '@mawad/shared-ui/desk/order/status-tag.tsx';
import type { InboxState, QuoteStatus } from '@mawad/supabase/quotes/queries';

const waiting: StatusLook = { tone: 'warning', icon: mdiClockOutline };
const done: StatusLook = { tone: 'success', icon: mdiCheckCircleOutline };
const ended: StatusLook = { tone: 'neutral', icon: mdiCloseCircleOutline };

const looks: Record<QuoteStatus, StatusLook> = {
  Draft: ended,
  Open: waiting,
  Closed: ended,
  PartlyAwarded: done,
  Awarded: done,
  Withdrawn: ended,
  Expired: ended,
};

/** State of a quote request. */
export function QuoteState({ status }: { status: QuoteStatus }) {
  const { t } = useTranslation('admin-quotes');
  return <StatusTag {...looks[status]} text={t(`statuses.${status}`)} />;
}

const sellerLooks: Record<InboxState, StatusLook> = {
  New: waiting,
  Answered: done,
  Declined: ended,
  Won: done,
  Lost: ended,
  Expired: ended,
  Withdrawn: ended,
};

/** State of a request in the inbox of one seller. */
export function SellerState({ state }: { state: InboxState }) {
  const { t } = useTranslation('admin-quotes');
  return <StatusTag {...sellerLooks[state]} text={t(`sellerStates.${state}`)} />;
}
