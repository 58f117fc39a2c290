import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import type { CompanyStatus } from '@mawad/supabase/queries/sellers';
import { useSellerReview } from './use-seller-review.ts';

/** What a decision needs to know of a company. */
export interface DecidedSeller {
  id: string;
  company_name_en: string;
  company_name_ar: string;
  status: CompanyStatus;
  version: number;
  /** Of its owner. */
  email: string | null;
  email_verified: boolean;
}

/** What the staff is about to decide. */
export interface SellerDecision {
  seller: DecidedSeller;
  decision: 'approved' | 'rejected' | 'suspended' | 'restored';
}

/** Asks once before a decision on a company is stored; a refusal needs its reason. */
export function SellerReview({ seller, decision, onClose }: SellerDecision & { onClose: () => void }) {
  const { t } = useTranslation('admin-console');
  const { decide, busy, problem } = useSellerReview(seller, onClose);
  const company = localized(seller, 'company_name', useLanguage());
  const refuses = decision === 'rejected' || decision === 'suspended';
  const unverified = decision === 'approved' && !seller.email_verified;
  return (
    <DecisionDialog
      title={t(`sellers.decide.${decision}.title`, { company })}
      text={t(`sellers.decide.${decision}.text`)}
      warning={unverified && t('sellers.approveUnverified', { email: seller.email })}
      confirmLabel={t(`sellers.decide.${decision}.label`)}
      tone={refuses ? 'error' : 'primary'}
      note={refuses ? { label: t('sellers.reason'), missing: t('sellers.reasonMissing') } : undefined}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onConfirm={(reason) => decide({ decision, reason })}
    />
  );
}
