import { useRef } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiTrashCanOutline, mdiUpload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { maxQuoteFileSize, quoteFileTypes, uploadQuoteFile } from '@mawad/supabase/quotes/files-queries';
import { UploadProgress } from '../../../media/upload-progress.tsx';
import { useUploads } from '../../../media/use-uploads.ts';
import type { OfferFile } from './offer-values.ts';

/** Most files of an offer; must match the check of the database. */
const mostFiles = 10;

interface OfferFilesProps {
  files: OfferFile[];
  onAdd: (file: OfferFile) => void;
  onRemove: (path: string) => void;
}

/** Files of an offer, such as data sheets, uploaded as soon as they are chosen. */
export function OfferFiles({ files, onAdd, onRemove }: OfferFilesProps) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const services = useServices();
  const company = useStore((state) => state.session.company_id);
  const input = useRef<HTMLInputElement>(null);
  const names = useRef(new Map<string, string>());
  const { uploads, add, retry, cancel } = useUploads({
    work: async (file, { signal, onProgress }) => {
      const path = await uploadQuoteFile(backendOf(services), company!, mintUuid(), file, {
        signal,
        onProgress,
      });
      names.current.set(path, file.name);
      return path;
    },
    onDone: (path) => onAdd({ path, name: names.current.get(path)! }),
  });
  const room = mostFiles - files.length - uploads.length;
  return (
    <Box role="group" aria-label={t('files.own')} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {files.map(({ path, name }) => (
        <Box key={path} sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
          <IconButton aria-label={t('files.remove', { name })} onClick={() => onRemove(path)}>
            <Icon path={mdiTrashCanOutline} />
          </IconButton>
        </Box>
      ))}
      {uploads.map((upload) => (
        <Box key={upload.id} sx={{ inlineSize: '100%' }}>
          <UploadProgress upload={upload} onCancel={cancel} onRetry={retry} />
        </Box>
      ))}
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiUpload} />}
        disabled={room <= 0 || !company}
        onClick={() => input.current?.click()}
      >
        {t('files.add')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={quoteFileTypes}
        aria-label={t('files.add')}
        onChange={(event) => {
          add([...(event.target.files ?? [])].slice(0, Math.max(0, room)));
          event.target.value = '';
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('files.hint', {
          size: format.number(maxQuoteFileSize / 1024 / 1024),
          most: format.number(mostFiles),
        })}
      </Typography>
    </Box>
  );
}
