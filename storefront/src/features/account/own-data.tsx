import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { exportOwnData } from '@mawad/supabase/people/account-queries';

/** Saves everything stored about the person as a file. */
export function OwnData() {
  const { t } = useTranslation('account');
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const read = useMutation({
    mutationFn: () => exportOwnData(backendOf(services).data),
    onSuccess: (data) =>
      saveFile('mawad-my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })),
    onError: (error) =>
      showToast({ title: t('data.failed'), description: messageOf(error), variant: 'destructive' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiDownload} />}
      loading={read.isPending}
      onClick={() => read.mutate()}
    >
      {t('data.save')}
    </Button>
  );
}
