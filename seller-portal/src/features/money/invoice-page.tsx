import { useTranslation } from '@mawad/shared-i18n';
import { CommissionPaper } from '@mawad/shared-ui/desk/money/commission-paper.tsx';
import { PaperPage } from '@mawad/shared-ui/desk/money/paper-frame.tsx';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { isMissing } from '@mawad/supabase/errors';
import { useCompanyId } from '../../own-balance.ts';
import { invoiceQuery } from './money-queries.ts';

const back = '/seller/dashboard/money';

/** Print view of the commission of a month. */
export function InvoicePage() {
  const { t } = useTranslation('money');
  const { month = '' } = useParams();
  const isMonth = /^20\d{2}-(0[1-9]|1[0-2])$/.test(month);
  const companyId = useCompanyId();
  const query = useQuery({ ...invoiceQuery(useServices(), companyId, month), enabled: isMonth });
  if (!isMonth || (query.isError && isMissing(query.error)))
    return (
      <EmptyState
        heading="h1"
        title={t('paper.missing')}
        text={t('paper.missingText')}
        action={{ label: t('statement.back'), to: back }}
      />
    );
  return (
    <PaperPage
      title={t(query.data?.number === null ? 'paper.proforma' : 'paper.invoice')}
      back={back}
      query={query}
    >
      {query.data && <CommissionPaper invoice={query.data} />}
    </PaperPage>
  );
}
