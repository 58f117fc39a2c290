import { useTranslation } from '@mawad/shared-i18n';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PaperPage } from '@mawad/shared-ui/desk/money/paper-frame.tsx';
import { StatementPaper } from '@mawad/shared-ui/desk/money/statement-paper.tsx';
import { periodQuery, readStatementPeriod } from '@mawad/shared-ui/desk/money/statement.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useCompanyId } from '../../own-balance.ts';
import { wholeStatementQuery } from '@mawad/shared-ui/desk/money/statement-queries.ts';

/** Print view of the statement of the period in the address. */
export function StatementPage() {
  const { t } = useTranslation('money');
  const period = readStatementPeriod(useListParams());
  const session = useStore((state) => state.session);
  const query = useQuery(wholeStatementQuery(useServices(), useCompanyId(), period));
  const company = { name_en: session.company_name_en ?? '', name_ar: session.company_name_ar ?? '' };
  return (
    <PaperPage
      title={t('statement.paperTitle')}
      back={`/seller/dashboard/money${periodQuery(period)}`}
      query={query}
    >
      {query.data && <StatementPaper company={company} period={period} statement={query.data} />}
    </PaperPage>
  );
}
