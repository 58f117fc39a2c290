import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { CompanyStatus } from '@mawad/supabase/companies/sellers-queries';
import { ample } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useStaffMay } from '../../staff-rights.ts';
import { type DecidedSeller, refusals, type SellerDecision } from './seller-review.tsx';

/** Decisions allowed for each status, the most likely last. */
const decisionsOn: Record<CompanyStatus, SellerDecision['decision'][]> = {
  pending: ['rejected', 'approved'],
  rejected: ['approved'],
  approved: ['suspended'],
  suspended: ['restored'],
};

function decisionsFor(
  seller: DecidedSeller,
  may: ReturnType<typeof useStaffMay>,
  isPage: boolean,
): SellerDecision['decision'][] {
  const { status, suspended_until: until } = seller;
  const mayReview = may('review_companies');
  // Staff who may suspend without an end find the day on the company's page, so that each row of the list stays short.
  const pauses = status === 'approved' && may('pause_companies') && (isPage || !mayReview);
  return [
    ...(pauses ? (['paused'] as const) : []),
    ...(mayReview && until ? (['suspended'] as const) : []),
    ...(mayReview ? decisionsOn[status] : []),
  ];
}

interface SellerDecisionsProps {
  seller: DecidedSeller;
  onDecide: (decision: SellerDecision) => void;
  /** True on the page of the company. */
  isPage?: boolean;
}

export function SellerDecisions({ seller, onDecide, isPage = false }: SellerDecisionsProps) {
  const { t } = useTranslation('admin-console');
  const language = useLanguage();
  const may = useStaffMay();
  const decisions = decisionsFor(seller, may, isPage);
  if (decisions.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 1,
        [ample]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
      }}
    >
      {decisions.map((decision) => {
        const refuses = refusals.has(decision);
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
