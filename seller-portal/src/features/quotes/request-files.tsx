import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useOpenFile } from '@mawad/shared-ui/desk/document/use-open-file.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiFileDocumentOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { signQuoteFile } from '@mawad/supabase/quotes/files-queries';
import type { QuoteFile } from '@mawad/supabase/quotes/queries';

/** Attachments of the request or of the company's offer; nothing without files. */
export function RequestFiles({ title, files }: { title: string; files: QuoteFile[] }) {
  if (files.length === 0) return null;
  return (
    <Panel component="section" aria-label={title} sx={{ padding: 2 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {files.map((file) => (
          <li key={file.id}>
            <OpenFile file={file} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

const megabyte = 1024 * 1024;

function OpenFile({ file }: { file: QuoteFile }) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const services = useServices();
  const { open, busy } = useOpenFile(t('files.failed'));
  const size = t('files.size', {
    number: format.number(Math.max(0.1, Math.round((file.bytes * 10) / megabyte) / 10)),
  });
  return (
    <Button
      startIcon={<Icon path={mdiFileDocumentOutline} />}
      loading={busy}
      onClick={() => void open(() => signQuoteFile(backendOf(services), file))}
      sx={{ maxInlineSize: '100%', textAlign: 'start', overflowWrap: 'anywhere' }}
    >
      <bdi>{file.name}</bdi>&nbsp;({size})
    </Button>
  );
}
