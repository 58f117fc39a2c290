import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { exportOwnData } from '@mawad/supabase/people/account-queries';

/** Saves everything stored about the person as a file. */
export function OwnData() {
  const { t } = useTranslation('account');
  const read = useAction({
    act: (services) => exportOwnData(backendOf(services).data),
    reads: [],
    failed: t('data.failed'),
    onDone: (data) =>
      saveFile('mawad-my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })),
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
