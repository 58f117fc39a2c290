import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { UnloadedPage } from '@mawad/shared-ui/desk/frame/unloaded-page.tsx';
import { PortalTable } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { PayoutAction, PayoutRun } from '@mawad/supabase/ledger/queries';
import { ChangePayout } from './change-payout.tsx';
import { payoutRunQuery } from './money-queries.ts';
import { PayoutFile } from './payout-file.tsx';
import { usePayoutLineColumns } from './payout-lines.tsx';
import { PayoutState } from './payout-state.tsx';
import { useByPerson } from './use-by-person.ts';

/** One list of payouts, with its next step. */
export function PayoutPage() {
  const { t } = useTranslation('money');
  const { runId = '' } = useParams();
  const id = Number(runId);
  const isId = Number.isSafeInteger(id) && id > 0;
  const query = useQuery(payoutRunQuery(useServices(), isId ? id : 0));
  const back = { to: '/admin/money/payouts', label: t('payouts.back') };
  if (query.data) return <Run run={query.data} back={back} />;
  return (
    <UnloadedPage
      title={t('payouts.title')}
      back={back}
      query={query}
      missing={{ title: t('payouts.notFound'), text: t('payouts.notFoundHint') }}
      placeholder={<Skeleton variant="rounded" height={320} />}
    />
  );
}

function Run({ run, back }: { run: PayoutRun; back: { to: string; label: string } }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const by = useByPerson();
  const [excluded, setExcluded] = useState(
    () => new Set(run.lines.flatMap((line) => (line.is_excluded ? [line.company_id] : []))),
  );
  const [action, setAction] = useState<PayoutAction | null>(null);
  const isOpen = run.state === 'proposed';
  const toggle = (id: string) => {
    const next = new Set(excluded);
    if (!next.delete(id)) next.add(id);
    setExcluded(next);
  };
  const paid = run.lines.filter(({ company_id: id }) => !excluded.has(id));
  const total = paid.reduce((sum, { amount }) => sum + amount, 0);
  const missing = isOpen ? paid.filter(({ account }) => !account).length : 0;
  const columns = usePayoutLineColumns(excluded, isOpen ? toggle : undefined);
  return (
    <PortalPage
      title={t('payouts.run', { day: format.date(run.effective_on) })}
      badge={<PayoutState state={run.state} />}
      subtitle={by(run.created_by_name, format.dateTime(run.created_at))}
      back={back}
      action={
        <>
          <PayoutFile run={run} paid={paid} />
          {isOpen && (
            <Button variant="contained" disabled={paid.length === 0} onClick={() => setAction('send')}>
              {t('payouts.send')}
            </Button>
          )}
          {run.state === 'sent' && (
            <Button
              variant="contained"
              disabled={run.second_person === 'other'}
              onClick={() => setAction('confirm')}
            >
              {t('payouts.confirm')}
            </Button>
          )}
          {(isOpen || run.state === 'sent') && (
            <Button color="error" onClick={() => setAction('cancel')}>
              {t('payouts.cancel')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {run.second_person === 'other' && <Alert severity="info">{t('payouts.needsSecond')}</Alert>}
        {run.second_person === 'self' && (
          <Alert severity="warning">{t('payouts.isSecond', { person: run.created_by_name ?? '–' })}</Alert>
        )}
        {isOpen && paid.length === 0 && <Alert severity="warning">{t('payouts.noneLeft')}</Alert>}
        {missing > 0 && (
          <Alert severity="warning">
            {t('payouts.missingAccounts', { count: missing, number: format.number(missing) })}
          </Alert>
        )}
        <Panel sx={{ overflow: 'hidden' }}>
          <PortalTable
            label={t('payouts.title')}
            columns={columns}
            rows={run.lines}
            rowKey={(line) => line.company_id}
          />
          <Box sx={{ display: 'flex', justifyContent: 'end', gap: 2, padding: 2, fontWeight: 700 }}>
            <span>{t('payouts.total')}</span>
            <Money amount={total} />
          </Box>
        </Panel>
      </Box>
      {action && (
        <ChangePayout
          run={run}
          action={action}
          paid={paid.length}
          total={total}
          excluded={[...excluded]}
          onClose={() => setAction(null)}
        />
      )}
    </PortalPage>
  );
}
