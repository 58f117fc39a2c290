import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';

/** Begins the enrollment of a new app; `data` contains its QR code and key until reset. */
export function useBeginEnrollment() {
  const { t } = useTranslation(['two-factor', 'common']);
  const { session } = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: async () => (await session.secondFactor()).begin(t('common:siteName')),
    onError: (error) =>
      showToast({ title: t('beginFailed'), description: messageOf(error), variant: 'destructive' }),
  });
}
