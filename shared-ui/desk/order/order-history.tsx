import type { ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { EventAuthor } from '../event-author.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';

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
  const { t } = useTranslation('common');
  const latestFirst = [...events].sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
  return (
    <Panel component="section" aria-label={t('orderParts.history')} sx={{ padding: 2 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1.5 }}>
        {t('orderParts.history')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {latestFirst.map((event, index) => (
          <Happening
            key={event.id}
            event={event}
            isPickup={isPickup}
            latest={index === 0}
            last={index === events.length - 1}
          />
        ))}
      </Box>
    </Panel>
  );
}

interface HappeningProps {
  event: OrderHappening;
  isPickup: boolean;
  latest: boolean;
  last: boolean;
}

function Happening({ event, isPickup, latest, last }: HappeningProps) {
  const { t } = useTranslation(['common', 'desk', 'changes']);
  const isHandover = event.kind === 'status' && isPickup;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        paddingInlineStart: 3,
        paddingBlockEnd: last ? 0 : 2,
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          insetBlockStart: '6px',
          inlineSize: '10px',
          blockSize: '10px',
          borderRadius: '50%',
          border: '2px solid',
          borderColor: latest ? 'primary.main' : 'divider',
          backgroundColor: latest ? 'primary.main' : 'background.paper',
          boxSizing: 'border-box',
        },
        '&::after': last
          ? undefined
          : {
              content: '""',
              position: 'absolute',
              insetInlineStart: '4px',
              insetBlockStart: '20px',
              insetBlockEnd: '-2px',
              borderInlineStart: '2px solid',
              borderColor: 'divider',
            },
      }}
    >
      <Box sx={{ fontSize: 'var(--text-14)', fontWeight: latest ? 600 : 500 }}>
        {isHandover && event.to_status === 'Shipped'
          ? t('orderStatus.ReadyForPickup')
          : isHandover && event.to_status === 'Delivered'
            ? t('orderStatus.Collected')
            : t(`desk:orderHistory.events.${eventName(event)}`)}
      </Box>
      <EventAuthor
        at={event.created_at}
        side={t(`desk:orderHistory.actors.${event.actor_role}`)}
        name={event.actor}
      />
      {event.kind === 'attempt' && (
        <Box sx={{ fontSize: 'var(--text-14)' }}>{t(`changes:attempts.${event.changes.outcome}`)}</Box>
      )}
      {event.kind === 'status' && event.changes && <StatusChanges changes={event.changes} />}
      {event.kind === 'shipment' && <ShipmentText shipment={event.changes.shipment} />}
      {event.kind === 'shortage' && <Changed changes={event.changes} />}
      {event.note && (
        <Box
          sx={{
            fontSize: 'var(--text-14)',
            marginBlockStart: 0.5,
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
          dir="auto"
        >
          {event.note}
        </Box>
      )}
    </Box>
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
