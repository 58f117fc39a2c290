import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import type { SellerSummary } from '@mawad/supabase/queries/sellers';
import { useSellerReview } from './use-seller-review.ts';

/** What an administrator is about to decide. */
export interface SellerDecision {
  seller: SellerSummary;
  decision: 'approved' | 'rejected';
}

/** Asks once before a seller is approved or rejected. */
export function SellerReview({ seller, decision, onClose }: SellerDecision & { onClose: () => void }) {
  const { t } = useTranslation('admin-console');
  const review = useSellerReview(seller, onClose);
  const company = seller.company_name;
  const shared = {
    busy: review.isPending,
    onClose,
    onConfirm: (reason: string | undefined) => review.mutate({ decision, reason }),
  };
  if (decision === 'approved') {
    return (
      <DecisionDialog
        {...shared}
        title={t('sellers.approveTitle', { company })}
        text={t('sellers.approveText')}
        warning={!seller.email_verified && t('sellers.approveUnverified', { email: seller.email })}
        confirmLabel={t('sellers.approve')}
      />
    );
  }
  return (
    <DecisionDialog
      {...shared}
      title={t('sellers.rejectTitle', { company })}
      text={t('sellers.rejectText')}
      warning={seller.status === 'approved' && t('sellers.rejectApproved')}
      confirmLabel={t('sellers.reject')}
      tone="error"
      note={{ label: t('sellers.reason'), missing: t('sellers.reasonMissing') }}
    />
  );
}
