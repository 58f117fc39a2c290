import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import type { ApprovalGap, CompanyStatus } from '@mawad/supabase/companies/sellers-queries';
import { useSellerReview } from './use-seller-review.ts';

/** Facts about a company that a decision needs. */
export interface DecidedSeller {
  id: string;
  company_name_en: string;
  company_name_ar: string;
  status: CompanyStatus;
  suspended_until: string | null;
  version: number;
  /** Email address of the owner. */
  email: string | null;
  email_verified: boolean;
  approval_gaps: ApprovalGap[];
}

/** Decision that staff are about to take. */
export interface SellerDecision {
  seller: DecidedSeller;
  decision: 'approved' | 'rejected' | 'paused' | 'suspended' | 'restored';
}

/** Decisions against a company, which need a reason. */
export const refusals: ReadonlySet<SellerDecision['decision']> = new Set(['rejected', 'paused', 'suspended']);

/** Confirms a decision on a company. A refusal needs a reason, and so does approving a company that misses requirements. */
export function SellerReview({ seller, decision, onClose }: SellerDecision & { onClose: () => void }) {
  const { t } = useTranslation('admin-console');
  const { decide, busy, problem } = useSellerReview(seller, onClose);
  const company = localized(seller, 'company_name', useLanguage());
  const refuses = refusals.has(decision);
  const approves = decision === 'approved';
  const warnings = [
    ...(approves && !seller.email_verified ? [t('sellers.approveUnverified', { email: seller.email })] : []),
    ...(approves && seller.approval_gaps.length > 0
      ? [
          [
            t('sellers.gaps.title'),
            ...seller.approval_gaps.map((gap) => `• ${t(`sellers.gaps.${gap}`)}`),
          ].join('\n'),
        ]
      : []),
  ];
  const override = approves &&
    seller.approval_gaps.length > 0 && {
      label: t('sellers.gaps.reason'),
      missing: t('sellers.gaps.reasonMissing'),
    };
  return (
    <DecisionDialog
      title={t(`sellers.decide.${decision}.title`, { company })}
      text={t(`sellers.decide.${decision}.text`)}
      warning={warnings.length > 0 && <Box sx={{ whiteSpace: 'pre-line' }}>{warnings.join('\n')}</Box>}
      confirmLabel={t(`sellers.decide.${decision}.label`)}
      tone={refuses ? 'error' : 'primary'}
      note={
        refuses ? { label: t('sellers.reason'), missing: t('sellers.reasonMissing') } : override || undefined
      }
      busy={busy}
      problem={problem}
      onClose={onClose}
      onConfirm={(reason) => decide({ decision, reason })}
    />
  );
}
