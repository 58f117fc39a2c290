import { useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiFilePdfBox, mdiTrashCanOutline, mdiUpload } from '@mawad/shared-ui/kit/icons.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Box, Button, IconButton, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { fileTypeOf } from '@mawad/supabase/file-type';
import { maxDatasheetSize, publishDatasheet } from '@mawad/supabase/uploads/queries';
import { dropStyle } from '../../../drop-style.ts';
import { UploadProgress } from '../../../media/upload-progress.tsx';
import { useUploads } from '../../../media/use-uploads.ts';

interface DatasheetFieldProps {
  companyId: string;
  /** Public path in the bucket `datasheets`, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Controlled field for one PDF, chosen or dropped, checked and published by the server. */
export function DatasheetField({ companyId, value, onChange }: DatasheetFieldProps) {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  const services = useServices();
  const id = useId();
  const [several, setSeveral] = useState(false);
  const { uploads, replace, retry, cancel } = useUploads({
    work: async (file, { signal, onProgress }) => {
      await requirePdf(file);
      onProgress(0);
      return publishDatasheet(backendOf(services), companyId, mintUuid(), file, { signal, onProgress });
    },
    onDone: onChange,
  });
  const [upload] = uploads;
  const isRunning = upload !== undefined && upload.state !== 'failed';
  const take = (files: File[]) => {
    setSeveral(files.length > 1);
    if (files.length === 1) replace(files);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: take,
    disabled: value !== null || isRunning,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
  return (
    <Box
      component="section"
      {...getRootProps()}
      role="region"
      aria-disabled={undefined}
      aria-labelledby={`${id}-title`}
      sx={dropStyle}
      data-active={isDragActive || undefined}
      data-drop={t('media.datasheetDrop')}
    >
      <input
        {...getInputProps({
          accept: 'application/pdf',
          multiple: false,
          'aria-label': t('media.datasheetAdd'),
        })}
      />
      <Typography id={`${id}-title`} variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
        {t('media.datasheet')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {t('media.datasheetHint', { size: format.number(maxDatasheetSize / 1024 / 1024) })}
      </Typography>
      {several && <SeveralFiles />}
      {upload && <UploadProgress upload={upload} onCancel={cancel} onRetry={retry} />}
      {value !== null && <PublishedDatasheet path={value} onChange={onChange} />}
      {value === null && !isRunning && (
        <Button variant="outlined" startIcon={<Icon path={mdiUpload} />} onClick={open}>
          {t('media.datasheetAdd')}
        </Button>
      )}
    </Box>
  );
}

function SeveralFiles() {
  const { t } = useTranslation('seller-portal');
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      {t('media.oneDatasheet')}
    </Alert>
  );
}

function PublishedDatasheet({ path, onChange }: { path: string; onChange: DatasheetFieldProps['onChange'] }) {
  const { t } = useTranslation('seller-portal');
  const { fileUrl } = useServices();
  const showToast = useStore((state) => state.toast.show);
  const remove = () => {
    onChange(null);
    showToast({
      title: t('media.datasheetRemoved'),
      action: { label: t('media.undo'), run: () => onChange(path) },
    });
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon path={mdiFilePdfBox} size={28} />
      <Link href={fileUrl(path, 'datasheets')} target="_blank" rel="noopener" sx={{ flex: 1 }}>
        {t('media.datasheetOpen')}
      </Link>
      <IconButton aria-label={t('media.datasheetRemove')} onClick={remove}>
        <Icon path={mdiTrashCanOutline} />
      </IconButton>
    </Box>
  );
}

/** Applies the server's rules before the upload. */
async function requirePdf(file: File): Promise<void> {
  if (file.size > maxDatasheetSize) throw new AppError('file_too_large');
  if ((await fileTypeOf(file)) !== 'application/pdf') throw new AppError('not_a_pdf');
}
