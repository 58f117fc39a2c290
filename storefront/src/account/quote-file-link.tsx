import { useErrorMessage } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiFileDocumentOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { signQuoteFile } from '@mawad/supabase/quotes/files-queries';
import type { QuoteFile } from '@mawad/supabase/quotes/queries';

/** Button that downloads an attachment of a request or of an offer. */
export function QuoteFileLink({ file }: { file: QuoteFile }) {
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const open = useMutation({
    // The address is a download, so the page stays.
    mutationFn: async () => window.location.assign(await signQuoteFile(backendOf(services), file)),
    onError: (error) => showToast({ title: messageOf(error), variant: 'destructive' }),
  });
  return (
    <Button
      size="small"
      startIcon={<Icon path={mdiFileDocumentOutline} size={18} />}
      loading={open.isPending}
      onClick={() => open.mutate()}
      sx={{ maxInlineSize: '100%', minBlockSize: 44, textAlign: 'start', overflowWrap: 'anywhere' }}
    >
      <bdi>{file.name}</bdi>
    </Button>
  );
}
