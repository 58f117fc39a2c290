import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useOpenFile } from '@mawad/shared-ui/desk/document/use-open-file.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { AmountCardSkeleton, amountGrid } from '@mawad/shared-ui/desk/money/amount-card.tsx';
import { DebtState } from '@mawad/shared-ui/desk/money/debt-state.tsx';
import { readStatementPeriod } from '@mawad/shared-ui/desk/money/statement.ts';
import { StatementPanel } from '@mawad/shared-ui/desk/money/statement-panel.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useInfiniteQuery, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { getWholeStatement, signReceipt } from '@mawad/supabase/ledger/queries';
import { Balance } from './balance.tsx';
import { Invoices } from './invoices.tsx';
import { statementQuery } from '@mawad/shared-ui/desk/money/statement-queries.ts';
import { ownBalanceQuery, useCompanyId } from '../../own-balance.ts';

/** Balance of the company with Mawad, its statement and its invoices. */
export function MoneyPage() {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const services = useServices();
  const backend = backendOf(services);
  const session = useStore((state) => state.session);
  const companyId = useCompanyId();
  const query = useQuery(ownBalanceQuery(services, companyId));
  const period = readStatementPeriod(useListParams());
  const statement = useInfiniteQuery(statementQuery(services, companyId, period));
  const { open } = useOpenFile(t('statement.receiptFailed'));
  return (
    <PortalPage title={t('own.title')} badge={query.data && <DebtState state={query.data.state} />}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {query.isError && !query.data && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isPending ? (
          <Box sx={amountGrid}>
            {[1, 2, 3].map((key) => (
              <AmountCardSkeleton key={key} />
            ))}
          </Box>
        ) : (
          <>
            {query.data && <Balance balance={query.data} />}
            <StatementPanel
              query={statement}
              readWhole={(period) => getWholeStatement(backend.data, companyId, period)}
              print="/seller/dashboard/money/statement"
              company={localized(session, 'company_name', language)}
              orders="/seller/dashboard/orders"
              onReceipt={(path) => void open(() => signReceipt(backend, path))}
            />
            <Invoices companyId={companyId} />
          </>
        )}
      </Box>
    </PortalPage>
  );
}
