import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { CompanyStatus } from '@mawad/supabase/queries/sellers';
import { useStaffMay } from '../../staff-rights.ts';
import type { DecidedSeller, SellerDecision } from './seller-review.tsx';

/** Decisions allowed for each status, the most likely last. */
const decisionsOn: Record<CompanyStatus, SellerDecision['decision'][]> = {
  pending: ['rejected', 'approved'],
  rejected: ['approved'],
  approved: ['suspended'],
  suspended: ['restored'],
};

interface SellerDecisionsProps {
  seller: DecidedSeller;
  onDecide: (decision: SellerDecision) => void;
}

export function SellerDecisions({ seller, onDecide }: SellerDecisionsProps) {
  const { t } = useTranslation('admin-console');
  const language = useLanguage();
  const may = useStaffMay();
  if (!may('review_companies')) return null;
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      {decisionsOn[seller.status].map((decision) => {
        const refuses = decision === 'rejected' || decision === 'suspended';
        return (
          <Button
            key={decision}
            size="small"
            variant={refuses ? 'text' : 'outlined'}
            color={refuses ? 'error' : 'primary'}
            onClick={() => onDecide({ seller, decision })}
            aria-label={t(`sellers.decide.${decision}.named`, {
              company: localized(seller, 'company_name', language),
            })}
          >
            {t(`sellers.decide.${decision}.label`)}
          </Button>
        );
      })}
    </Box>
  );
}
