import { type FormEvent, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';

const outcomes = ['confirmed', 'no_answer', 'call_again', 'refused', 'wrong_number'] as const;
type Outcome = (typeof outcomes)[number];

interface Call {
  id: number;
  outcome: Outcome;
  side: 'company' | 'staff';
  caller: string | null;
  note: string | null;
  created_at: string;
}

interface CalledOrder {
  status: string;
  confirmation: Outcome | null;
  calls?: Call[];
  phone_history?: { delivered: number; refused: number; late: number } | null;
}

interface OrderCallsProps {
  order: CalledOrder;
  /** Resolves when the call is saved; a rejection keeps the typed note. Undefined for people who may not change the order. */
  onLog: ((outcome: Outcome, note: string) => Promise<void>) | undefined;
}

/**
 * Confirmation of an order by phone: the logged calls, and the outcomes of earlier orders from that phone.
 */
export function OrderCalls({ order, onLog }: OrderCallsProps) {
  const { t } = useTranslation('desk');
  const { calls = [], phone_history: history, confirmation, status } = order;
  return (
    <Panel component="section" aria-label={t('calls.title')} sx={{ padding: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
          {t('calls.title')}
        </Typography>
        <StatusChip kind="confirmation" status={confirmation ?? 'none'} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('calls.hint')}
      </Typography>
      {history && <History {...history} />}
      {calls.length > 0 && (
        <Box component="ol" aria-label={t('calls.list')} sx={listStyle}>
          {calls.map((call) => (
            <LoggedCall key={call.id} call={call} />
          ))}
        </Box>
      )}
      {status === 'Processing' && onLog && <CallForm onLog={onLog} />}
    </Panel>
  );
}

function History(history: { delivered: number; refused: number; late: number }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  return (
    <Box sx={{ fontSize: 'var(--text-14)' }}>
      {t('calls.phone')}
      <Box component="dl" sx={figuresStyle}>
        {(['delivered', 'refused', 'late'] as const).map((kind) => (
          <div key={kind}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {t(`calls.${kind}`)}
            </Box>
            <Box component="dd" sx={kind !== 'delivered' && history[kind] > 0 ? badStyle : figureStyle}>
              {format.number(history[kind])}
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}

function LoggedCall({ call }: { call: Call }) {
  const { t } = useTranslation(['desk', 'portal-list']);
  const format = useFormat();
  return (
    <li>
      <Box sx={{ fontSize: 'var(--text-14)', fontWeight: 500 }}>
        {t(`portal-list:confirmation.${call.outcome}`)}
      </Box>
      {call.note && (
        <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: 'var(--text-14)' }}>
          {call.note}
        </Box>
      )}
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        <bdi>{call.caller ?? t(call.side === 'staff' ? 'calls.staff' : 'calls.former')}</bdi>
        {' · '}
        <time dateTime={call.created_at}>{format.dateTime(call.created_at)}</time>
      </Box>
    </li>
  );
}

function CallForm({ onLog }: { onLog: NonNullable<OrderCallsProps['onLog']> }) {
  const { t } = useTranslation(['desk', 'portal-list']);
  const [outcome, setOutcome] = useState<Outcome>('confirmed');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    await onLog(outcome, note.trim()).then(
      () => setNote(''),
      () => undefined,
    );
    setBusy(false);
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1 }}
    >
      <TextField
        select
        size="small"
        label={t('calls.outcome')}
        value={outcome}
        onChange={(event) => setOutcome(outcomes.find((one) => one === event.target.value) ?? 'confirmed')}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 160px' }}
      >
        {outcomes.map((one) => (
          <option key={one} value={one}>
            {t(`portal-list:confirmation.${one}`)}
          </option>
        ))}
      </TextField>
      <TextField
        size="small"
        label={t('calls.note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        maxRows={4}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
        sx={{ flex: '2 1 220px' }}
      />
      <Button type="submit" variant="outlined" loading={busy}>
        {t('calls.add')}
      </Button>
    </Box>
  );
}

const listStyle = { display: 'grid', gap: 1.5, listStyle: 'none', margin: 0, padding: 0 } as const;
const figuresStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  margin: 0,
  marginBlockStart: 0.5,
} as const;
const figureStyle = { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const;
const badStyle = { ...figureStyle, color: 'error.main' } as const;
