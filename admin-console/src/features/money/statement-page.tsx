import { useTranslation } from '@mawad/shared-i18n';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PaperPage } from '@mawad/shared-ui/desk/money/paper-frame.tsx';
import { StatementPaper } from '@mawad/shared-ui/desk/money/statement-paper.tsx';
import { periodQuery, readStatementPeriod } from '@mawad/shared-ui/desk/money/statement.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { wholeStatementQuery } from '@mawad/shared-ui/desk/money/statement-queries.ts';
import { termsQuery } from './money-queries.ts';

/** Print view of a company's statement of the period in the address. */
export function StatementPage() {
  const { t } = useTranslation('money');
  const { companyId = '' } = useParams();
  const services = useServices();
  const period = readStatementPeriod(useListParams());
  const { data: company } = useQuery(termsQuery(services, companyId));
  const query = useQuery(wholeStatementQuery(services, companyId, period));
  return (
    <PaperPage
      title={t('statement.paperTitle')}
      back={`/admin/money/${companyId}${periodQuery(period)}`}
      query={query}
    >
      {query.data && company && <StatementPaper company={company} period={period} statement={query.data} />}
    </PaperPage>
  );
}
