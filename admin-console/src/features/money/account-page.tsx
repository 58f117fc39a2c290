import { type ReactNode, useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useOpenFile } from '@mawad/shared-ui/desk/document/use-open-file.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { UnloadedPage } from '@mawad/shared-ui/desk/frame/unloaded-page.tsx';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { DebtState } from '@mawad/shared-ui/desk/money/debt-state.tsx';
import { readStatementPeriod } from '@mawad/shared-ui/desk/money/statement.ts';
import { StatementPanel } from '@mawad/shared-ui/desk/money/statement-panel.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useInfiniteQuery, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type CompanyTerms,
  getWholeStatement,
  signReceipt,
  type StatementLine,
} from '@mawad/supabase/ledger/queries';
import { useStaffMay } from '../../staff-rights.ts';
import { AccountFigures } from './account-figures.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { statementQuery } from '@mawad/shared-ui/desk/money/statement-queries.ts';
import { balanceQuery, termsQuery } from './money-queries.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { ReverseButton, ReverseDialog } from './reverse-dialog.tsx';
import { TermsForm } from './terms-form.tsx';

/** Account of one company: balance, statement, terms, payments and corrections. */
export function AccountPage() {
  const { t } = useTranslation('money');
  const { companyId = '' } = useParams();
  const query = useQuery(termsQuery(useServices(), companyId));
  const back = { to: '/admin/money', label: t('account.back') };
  if (query.data) return <Account terms={query.data} back={back} />;
  const missing = { title: t('account.notFound'), text: t('account.notFoundHint') };
  return <UnloadedPage title={t('title')} back={back} query={query} missing={missing} />;
}

type Question = { kind: 'payment' | 'adjust' } | { kind: 'reverse'; line: StatementLine };

function Account({ terms, back }: { terms: CompanyTerms; back: { to: string; label: string } }) {
  const { t } = useTranslation('money');
  const company = localized(terms, 'name', useLanguage());
  const services = useServices();
  const backend = backendOf(services);
  const may = useStaffMay();
  const { company_id: id } = terms;
  const balance = useQuery(balanceQuery(services, id));
  const period = readStatementPeriod(useListParams());
  const statement = useInfiniteQuery(statementQuery(services, id, period));
  const [question, setQuestion] = useState<Question | null>(null);
  const { open } = useOpenFile(t('statement.receiptFailed'));
  const close = () => setQuestion(null);
  const actions = balance.data && (
    <>
      <Button variant="outlined" onClick={() => setQuestion({ kind: 'adjust' })}>
        {t('adjust.open')}
      </Button>
      <Button variant="contained" onClick={() => setQuestion({ kind: 'payment' })}>
        {t('payment.record')}
      </Button>
    </>
  );
  return (
    <PortalPage
      title={company}
      back={back}
      badge={balance.data && <DebtState state={balance.data.state} />}
      subtitle={may('see_companies') && <AppLink to={`/admin/sellers/${id}`}>{t('account.profile')}</AppLink>}
      action={actions}
    >
      <PortalColumns side={<TermsForm key={terms.version} terms={terms} />}>
        <Loaded query={balance}>{balance.data && <AccountFigures balance={balance.data} />}</Loaded>
        <StatementPanel
          query={statement}
          readWhole={(period) => getWholeStatement(backend.data, id, period)}
          print={`/admin/money/${id}/statement`}
          company={company}
          orders="/admin/orders"
          onReceipt={(path) => void open(() => signReceipt(backend, path))}
          actions={(line) => (
            <ReverseButton line={line} onAsk={() => setQuestion({ kind: 'reverse', line })} />
          )}
        />
      </PortalColumns>
      {question?.kind === 'payment' && (
        <PaymentDialog companyId={id} company={company} debt={balance.data?.debt ?? 0} onClose={close} />
      )}
      {question?.kind === 'adjust' && <AdjustDialog companyId={id} company={company} onClose={close} />}
      {question?.kind === 'reverse' && <ReverseDialog line={question.line} onClose={close} />}
    </PortalPage>
  );
}

interface LoadedProps {
  query: { isError: boolean; error: unknown; data: unknown; refetch: () => unknown };
  children: ReactNode;
}

/** The content, or the failure to load it. */
function Loaded({ query, children }: LoadedProps) {
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return children;
}
