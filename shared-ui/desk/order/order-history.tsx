import type { ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Timeline, TimelineEntry } from '../timeline.tsx';

type Status = 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled' | 'Rejected';

interface BeforeAndAfter {
  before: number;
  after: number;
}

/** Changes by a shortage; amounts in IQD. */
interface Shortage {
  lines: ({ name_en: string; name_ar: string; unit: string } & BeforeAndAfter)[];
  /** Absent for readers who may not see money. */
  total?: BeforeAndAfter;
}

interface Shipment {
  courier: string;
  tracking_number: string | null;
}

/**
 * Goods refused at the door have `fee_paid`; shipped goods have `due_on`, ISO dates, if the day of arrival changed, and their
 * courier.
 */
type StatusFacts =
  { fee_paid: boolean } | { due_on?: { before: string; after: string }; shipment?: Shipment };

type AttemptOutcome = 'not_home' | 'unreachable' | 'postponed' | 'wrong_address' | 'not_come';

export type OrderHappening = {
  id: number;
  to_status: Status;
  actor_role: 'buyer' | 'seller' | 'admin' | 'system';
  /** Name; null for people of other sides, for former members and for the clock. */
  actor: string | null;
  note: string | null;
  created_at: string;
} & (
  | { kind: 'placed' | 'approved' | 'confirmed'; changes: null }
  | { kind: 'status'; changes: StatusFacts | null }
  | { kind: 'shortage'; changes: Shortage }
  | { kind: 'attempt'; changes: { outcome: AttemptOutcome } }
  /** True if the company has received the cash. */
  | { kind: 'cash_settled'; changes: { settled: boolean } }
  /** Null: the seller's own driver. */
  | { kind: 'shipment'; changes: { shipment: Shipment | null } }
);

interface OrderHistoryProps {
  events: OrderHappening[];
  /** The buyer collects the order, so the steps are named ready and collected. */
  isPickup: boolean;
}

/** Events of an order, latest first. */
export function OrderHistory({ events, isPickup }: OrderHistoryProps) {
  const { t } = useTranslation(['common', 'desk', 'changes']);
  const nameOf = (event: OrderHappening) => {
    const isHandover = event.kind === 'status' && isPickup;
    if (isHandover && event.to_status === 'Shipped') return t('orderStatus.ReadyForPickup');
    if (isHandover && event.to_status === 'Delivered') return t('orderStatus.Collected');
    return t(`desk:orderHistory.events.${eventName(event)}`);
  };
  return (
    <Timeline
      title={t('orderParts.history')}
      events={events}
      entryOf={(event, isLatest) => (
        <TimelineEntry
          name={nameOf(event)}
          isLatest={isLatest}
          at={event.created_at}
          side={t(`desk:orderHistory.actors.${event.actor_role}`)}
          person={event.actor}
          note={event.note}
        >
          {event.kind === 'attempt' && <Fact>{t(`changes:attempts.${event.changes.outcome}`)}</Fact>}
          {event.kind === 'status' && event.changes && <StatusChanges changes={event.changes} />}
          {event.kind === 'shipment' && <ShipmentText shipment={event.changes.shipment} />}
          {event.kind === 'shortage' && <Changed changes={event.changes} />}
        </TimelineEntry>
      )}
    />
  );
}

/** Key of the event's name in `orderHistory.events`. */
function eventName(event: OrderHappening) {
  if (event.kind === 'status') return event.to_status;
  if (event.kind === 'cash_settled') return event.changes.settled ? 'cash_settled' : 'cash_unsettled';
  return event.kind;
}

function StatusChanges({ changes }: { changes: StatusFacts }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  if ('fee_paid' in changes)
    return <Fact>{t(changes.fee_paid ? 'orderHistory.feePaid' : 'orderHistory.feeUnpaid')}</Fact>;
  const { due_on: due, shipment } = changes;
  return (
    <>
      {due && (
        <Fact>
          {t('orderHistory.due', { date: format.date(due.after), before: format.date(due.before) })}
        </Fact>
      )}
      {shipment && <ShipmentText shipment={shipment} />}
    </>
  );
}

function ShipmentText({ shipment }: { shipment: Shipment | null }) {
  const { t } = useTranslation('desk');
  if (!shipment) return <Fact>{t('shipment.ownDriver')}</Fact>;
  const { courier, tracking_number: number } = shipment;
  return (
    <Fact>
      <bdi>{courier}</bdi>
      {number && (
        <>
          {' · '}
          <Ltr>{number}</Ltr>
        </>
      )}
    </Fact>
  );
}

const Fact = ({ children }: { children: ReactNode }) => (
  <Box sx={{ fontSize: 'var(--text-14)' }}>{children}</Box>
);

function Changed({ changes }: { changes: Shortage }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const format = useFormat();
  return (
    <Box component="ul" sx={{ fontSize: 'var(--text-14)', marginBlock: 0.5, paddingInlineStart: 2 }}>
      {changes.lines.map((line, index) => (
        <li key={index}>
          {t('orderHistory.change', {
            product: localized(line, 'name', language),
            before: format.quantity(line.unit, line.before),
            after: format.quantity(line.unit, line.after),
          })}
        </li>
      ))}
      {changes.total && (
        <li>
          {t('orderHistory.newTotal', {
            before: format.money(changes.total.before),
            after: format.money(changes.total.after),
          })}
        </li>
      )}
    </Box>
  );
}
