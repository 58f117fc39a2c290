import type { ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Timeline, TimelineEntry } from '../timeline.tsx';
import { ReturnPictures } from './return-pictures.tsx';
import type { ReturnPictureSource } from './return-source.ts';
import type { ReturnChanges, ReturnEventView } from './return-view.ts';

interface ReturnTimelineProps {
  events: ReturnEventView[];
  sign: ReturnPictureSource['sign'];
}

/** Steps of a return, the latest first. Needs the messages `returns`. */
export function ReturnTimeline({ events, sign }: ReturnTimelineProps) {
  const { t } = useTranslation('returns');
  const nameOf = useEventName();
  return (
    <Timeline
      title={t('timeline')}
      events={events}
      entryOf={(event, isLatest) => (
        <>
          <TimelineEntry
            name={nameOf(event)}
            isLatest={isLatest}
            at={event.created_at}
            side={t(`actors.${event.actor_role}`)}
            person={event.actor}
            note={event.note}
          >
            {event.changes && <Changes kind={event.kind} changes={event.changes} />}
          </TimelineEntry>
          <ReturnPictures paths={event.pictures} sign={sign} />
        </>
      )}
    />
  );
}

/** Returns the name of an event in the reader's language. */
function useEventName() {
  const { t } = useTranslation('returns');
  return ({ kind, actor_role: role, changes }: ReturnEventView): string => {
    if (kind === 'accepted' && role === 'system') return t('events.acceptedBySilence');
    if (kind === 'settled' && (changes?.way === 'part' || changes?.outcome === 'part_sent'))
      return t('events.partHandedOver');
    if (kind === 'undone')
      return t('events.undone', {
        step: t(changes?.undone === 'received' ? 'events.received' : 'events.settled'),
      });
    return t(`events.${kind}`);
  };
}

function Changes({ kind, changes }: { kind: ReturnEventView['kind']; changes: ReturnChanges }) {
  const { t } = useTranslation('returns');
  const format = useFormat();
  const { handover, reduction, refund, side, decision, reference, order_number: order, lines } = changes;
  const comesBack = changes.comes_back === true;
  const amount = changes.amount ?? null;
  return (
    <Box sx={{ fontSize: 'var(--text-14)' }}>
      {decision && <Fact>{t(`decisions.${decision}`)}</Fact>}
      {handover && <Fact>{t(`handovers.${handover}`)}</Fact>}
      {side && kind.startsWith('evidence') && <Fact>{t('facts.asked', { side: t(`sides.${side}`) })}</Fact>}
      {reduction !== undefined && <Fact>{t('facts.reduction', { amount: format.money(reduction) })}</Fact>}
      {comesBack && <Fact>{t('facts.comesBack')}</Fact>}
      {lines && <Lines lines={lines} />}
      {refund !== undefined && <Fact>{t('facts.refund', { amount: format.money(refund) })}</Fact>}
      <Paid changes={changes} />
      {amount !== null && !changes.way && <Fact>{t('facts.refund', { amount: format.money(amount) })}</Fact>}
      {reference && <Fact>{t('facts.reference', { reference: `\u2068${reference}\u2069` })}</Fact>}
      {order && <Fact>{t('facts.order', { number: `\u2066${order}\u2069` })}</Fact>}
    </Box>
  );
}

function Paid({ changes: { way, day, amount } }: { changes: ReturnChanges }) {
  const { t } = useTranslation('returns');
  const format = useFormat();
  if (!way || !day || way === 'part') return null;
  const words = { way: t(`ways.${way}`), day: format.date(day) };
  return (
    <Fact>
      {amount === undefined
        ? t('facts.paidOn', words)
        : t('facts.paid', { ...words, amount: format.money(amount) })}
    </Fact>
  );
}

function Lines({ lines }: { lines: NonNullable<ReturnChanges['lines']> }) {
  const { t } = useTranslation('returns');
  const language = useLanguage();
  const format = useFormat();
  const wordsOf = (line: (typeof lines)[number]) => {
    const words = {
      product: `\u2068${localized(line, 'name', language)}\u2069`,
      amount: format.quantity(line.unit, line.quantity),
      restock: format.number(line.restock),
    };
    return line.condition
      ? t('facts.line', { ...words, condition: t(`conditions.${line.condition}`) })
      : t('facts.countedLine', words);
  };
  return (
    <Box component="ul" sx={{ marginBlock: 0.5, paddingInlineStart: 2 }}>
      {lines.map((line) => (
        <li key={line.id}>{wordsOf(line)}</li>
      ))}
    </Box>
  );
}

const Fact = ({ children }: { children: ReactNode }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
);
