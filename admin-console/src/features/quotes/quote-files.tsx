import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useOpenFile } from '@mawad/shared-ui/desk/document/use-open-file.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiFileDocumentOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { signQuoteFile } from '@mawad/supabase/quotes/files-queries';
import type { QuoteFile } from '@mawad/supabase/quotes/queries';
import { QuotePanel } from './quote-panel.tsx';

/** Attachments of a request; nothing without files. */
export function QuoteFiles({ files }: { files: QuoteFile[] }) {
  const { t } = useTranslation('admin-quotes');
  if (files.length === 0) return null;
  return (
    <QuotePanel title={t('files')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {files.map((file) => (
          <li key={file.id}>
            <OpenFile file={file} />
          </li>
        ))}
      </Box>
    </QuotePanel>
  );
}

function OpenFile({ file }: { file: QuoteFile }) {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  const services = useServices();
  const { open, busy } = useOpenFile(t('fileFailed'));
  const megabytes = Math.max(0.1, Math.round((file.bytes * 10) / 1024 / 1024) / 10);
  return (
    <Button
      startIcon={<Icon path={mdiFileDocumentOutline} />}
      loading={busy}
      onClick={() => void open(() => signQuoteFile(backendOf(services), file))}
      sx={{ maxInlineSize: '100%', textAlign: 'start', overflowWrap: 'anywhere' }}
    >
      <bdi>{file.name}</bdi>&nbsp;({t('fileSize', { number: format.number(megabytes) })})
    </Button>
  );
}
