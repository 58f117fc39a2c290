import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions, useMutation, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { queryKey } from '@mawad/supabase/query-keys';

/** State of the recovery codes, read if `enabled`, and the creation of new ones, whose `data` has them until it is reset. */
export function useRecoveryCodes(enabled: boolean) {
  const { t } = useTranslation('two-factor');
  const { session, queryClient } = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const key = queryKey('account', 'recovery-codes');
  const query = useQuery({
    ...queryOptions({ queryKey: key, queryFn: async () => (await session.secondFactor()).readCodes() }),
    enabled,
  });
  const creation = useMutation({
    mutationFn: async () => (await session.secondFactor()).createCodes(),
    // The codes must not outlive the page in the cache.
    gcTime: 0,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: key }),
    onError: (error) =>
      showToast({
        title: t('recovery.createFailed'),
        description: messageOf(error),
        variant: 'destructive',
      }),
  });
  return { query, creation };
}
