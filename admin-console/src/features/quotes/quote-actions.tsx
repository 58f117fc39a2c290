import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  closeQuoteRequestAsStaff,
  remindQuoteSellers,
  type StaffQuote,
} from '@mawad/supabase/quotes/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { useStaffMay } from '../../staff-rights.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';

/** Reminds the sellers of an open request, or closes it. */
export function QuoteActions({ quote }: { quote: StaffQuote }) {
  const { t } = useTranslation('admin-quotes');
  const may = useStaffMay();
  const [isClosing, setClosing] = useState(false);
  if (quote.status !== 'Open' && !isClosing) return null;
  if (!may('quotes')) return null;
  return (
    <>
      {quote.sellers.some(({ state }) => state === 'New') && <Remind quote={quote} />}
      <Button variant="outlined" color="error" onClick={() => setClosing(true)}>
        {t('close.open')}
      </Button>
      {isClosing && <Close quote={quote} onClose={() => setClosing(false)} />}
    </>
  );
}

function Remind({ quote }: { quote: StaffQuote }) {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  const remind = useAction({
    act: (services) => remindQuoteSellers(backendOf(services).data, quote.id),
    reads: ['quotes'],
    done: (_input, count) =>
      count === 0 ? t('remind.none') : t('remind.done', { count, number: format.number(count) }),
    failed: t('remind.failed'),
  });
  return (
    <Button variant="outlined" loading={remind.isPending} onClick={() => remind.mutate(undefined)}>
      {t('remind.label')}
    </Button>
  );
}

function Close({ quote, onClose }: { quote: StaffQuote; onClose: () => void }) {
  const { t } = useTranslation('admin-quotes');
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const { decide, busy, problem } = useDecision({
    thing: quote,
    act: (seen, reason: string | undefined) =>
      closeQuoteRequestAsStaff(backendOf(services).data, seen.id, seen.version, reason ?? ''),
    onDone: () => {
      showToast({ title: t('close.done', { number: quote.number }) });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') }),
    failed: t('close.failed'),
  });
  return (
    <DecisionDialog
      title={t('close.title', { number: quote.number })}
      text={t('close.text')}
      confirmLabel={t('close.label')}
      tone="error"
      note={{ label: t('close.reason'), missing: t('close.missing') }}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onConfirm={decide}
    />
  );
}
