import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { pauseCompany, reviewCompany } from '@mawad/supabase/companies/sellers-queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import type { DecidedSeller, SellerDecision } from './seller-review.tsx';

interface Review {
  decision: SellerDecision['decision'];
  reason: string | undefined;
}

/** Stores a decision on a seller, shows the result and reloads the sellers. */
export function useSellerReview(seller: DecidedSeller, onDone: () => void) {
  const { t } = useTranslation('admin-console');
  const language = useLanguage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useDecision({
    thing: seller,
    act: (seen, { decision, reason }: Review) =>
      decision === 'paused'
        ? pauseCompany(backendOf(services).data, seen, reason ?? '')
        : reviewCompany(
            backendOf(services).data,
            seen,
            decision === 'restored' ? 'approved' : decision,
            reason,
          ),
    onDone: (_answer, { decision }) => {
      showToast({
        title: t(`sellers.decide.${decision}.done`, { company: localized(seller, 'company_name', language) }),
      });
      onDone();
    },
    refresh: () =>
      Promise.all([
        services.queryClient.invalidateQueries({ queryKey: everyQuery('sellers') }),
        services.queryClient.invalidateQueries({ queryKey: everyQuery('users') }),
      ]),
    failed: t('sellers.failed'),
  });
}
