import { useEffect } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { claimQuoteRequest } from '@mawad/supabase/quotes/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { forgetGuestRequest, guestRequests } from './guest-requests.ts';

/** Takes over the requests that this browser sent without an account. Those that cannot be reached now are kept. */
export function useClaimRequests(userId: string | undefined): void {
  const { t } = useTranslation('own-quotes');
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  useEffect(() => {
    if (!userId) return;
    async function claimAll() {
      for (const { number, phone } of guestRequests()) {
        try {
          await claimQuoteRequest(backendOf(services).data, number, phone);
          forgetGuestRequest(number);
          showToast({ title: t('claim.done', { number: `\u2066${number}\u2069` }) });
          await services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') });
        } catch (error) {
          if (error instanceof AppError && error.code === 'quote_not_found') forgetGuestRequest(number);
        }
      }
    }
    void claimAll();
  }, [userId, services, showToast, t]);
}
