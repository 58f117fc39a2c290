import { localized, useErrorMessage, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useMutation, useQueryClient } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { reviewCompany } from '@mawad/supabase/queries/sellers';
import { everyQuery } from '@mawad/supabase/query-keys';
import type { DecidedSeller, SellerDecision } from './seller-review.tsx';

interface Review {
  decision: SellerDecision['decision'];
  reason: string | undefined;
}

/** Decides on a seller, tells the result and reads the sellers again; `onDone` also after a failure. */
export function useSellerReview(seller: DecidedSeller, onDone: () => void) {
  const { t } = useTranslation('admin-console');
  const language = useLanguage();
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: ({ decision, reason }: Review) =>
      reviewCompany(
        backendOf(services).data,
        seller.id,
        decision === 'restored' ? 'approved' : decision,
        reason,
      ),
    onSuccess: (_result, { decision }) =>
      showToast({
        title: t(`sellers.decide.${decision}.done`, { company: localized(seller, 'company_name', language) }),
      }),
    onError: (error) =>
      showToast({ title: t('sellers.failed'), description: messageOf(error), variant: 'destructive' }),
    onSettled: () => {
      onDone();
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: everyQuery('sellers') }),
        queryClient.invalidateQueries({ queryKey: everyQuery('users') }),
      ]);
    },
  });
}
