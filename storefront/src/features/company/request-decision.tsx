import { useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionFailure } from '@mawad/shared-ui/desk/decision/decision-failure.tsx';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import {
  approvePurchase,
  refusePurchase,
  type DecidedLine,
  type PurchaseRequest,
} from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { everyQuery } from '@mawad/supabase/query-keys';

interface RequestDecisionProps {
  request: PurchaseRequest;
  lines: DecidedLine[];
  /** The shown cost is not that of the typed quantities: it is being computed, or one of them is wrong. */
  isStale: boolean;
}

/** Cost of the request as the approver changed it, and the buttons that decide on it. */
export function RequestDecision({ request, lines, isStale }: RequestDecisionProps) {
  const { t } = useTranslation(['buying', 'common']);
  const format = useFormat();
  const messageOf = useErrorMessage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const [note, setNote] = useState('');
  const [isRefusing, setRefusing] = useState(false);
  const now = request.now!;
  const { decide, busy, problem } = useDecision({
    thing: request,
    act: (seen, kind: 'approve' | 'refuse') => {
      const { data: db } = backendOf(services);
      return kind === 'approve'
        ? approvePurchase(db, seen, { lines, total: now.total, note: note.trim() || undefined })
        : refusePurchase(db, seen, note);
    },
    onDone: ({ orders }) =>
      showToast({
        title:
          orders.length > 0
            ? t('buying:request.placed', { numbers: orders.map(({ number }) => number).join(' ') })
            : t('buying:request.refused'),
      }),
    refresh: () =>
      Promise.all(
        (['buying', 'orders', 'notifications'] as const).map((domain) =>
          services.queryClient.invalidateQueries({ queryKey: everyQuery(domain) }),
        ),
      ),
    failed: t('buying:request.failed'),
  });
  return (
    <Panel
      sx={{ padding: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      aria-busy={isStale}
    >
      <Box component="dl" sx={sumsStyle}>
        <Sum label={t('buying:request.subtotal')} amount={now.subtotal} />
        <Sum label={t('buying:request.delivery')} amount={now.delivery_total} />
        <Sum label={t('buying:request.total')} amount={now.total} />
      </Box>
      {now.problem && (
        <Alert severity="warning" role="alert">
          <strong>{t('buying:request.problem')}</strong>
          <Box>
            {now.problem.code === 'offer_changed'
              ? t('buying:request.offerChanged', { person: request.requester ?? '–' })
              : messageOf(new AppError(now.problem.code, now.problem.context))}
          </Box>
        </Alert>
      )}
      <TextInput
        label={
          isRefusing
            ? t('buying:request.reason')
            : t('buying:request.answer', { person: request.requester ?? '–' })
        }
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        maxRows={6}
        required={isRefusing}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
      {problem && <DecisionFailure problem={problem} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isRefusing && (
          <Button
            variant="contained"
            size="large"
            loading={busy}
            disabled={isStale || now.problem !== null}
            onClick={() => decide('approve')}
            sx={{ flex: '1 1 200px', minInlineSize: 0 }}
          >
            {t('buying:request.approve', { total: format.money(now.total) })}
          </Button>
        )}
        <Button
          color="error"
          size="large"
          variant={isRefusing ? 'contained' : 'outlined'}
          disabled={busy || (isRefusing && note.trim() === '')}
          onClick={() => (isRefusing ? decide('refuse') : setRefusing(true))}
        >
          {t('buying:request.refuse')}
        </Button>
        {isRefusing && (
          <Button size="large" color="inherit" onClick={() => setRefusing(false)} disabled={busy}>
            {t('common:actions.cancel')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}

function Sum({ label, amount }: { label: string; amount: number }) {
  const format = useFormat();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <dt>{label}</dt>
      <Box component="dd" sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
        {format.money(amount)}
      </Box>
    </Box>
  );
}

const sumsStyle = { display: 'grid', gap: 0.5, margin: 0, '& > :last-child': { fontWeight: 700 } };
