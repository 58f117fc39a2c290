import { type ReactNode, useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { useController } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiTrashCanOutline, mdiUpload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { PictureShape } from '@mawad/shared-ui/kit/pictures/limits.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { dropStyle } from '../../drop-style.ts';
import { UploadProgress } from '../../media/upload-progress.tsx';
import { usePublishPicture } from '../../media/use-publish-picture.ts';
import { useUploads } from '../../media/use-uploads.ts';
import type { StoreValues } from './store-values.ts';

interface StorePictureProps {
  name: 'logo' | 'banner';
  companyId: string;
  disabled: boolean;
  /** Picture, or its placeholder. */
  children: ReactNode;
}

const shapes: Record<StorePictureProps['name'], PictureShape> = { logo: 'square', banner: 'banner' };

/** Upload of a company picture: chosen or dropped, encoded in the browser, checked and published by the server. */
export function StorePicture({ name, companyId, disabled, children }: StorePictureProps) {
  const { t } = useTranslation(['company', 'seller-portal']);
  const id = useId();
  const showToast = useStore((state) => state.toast.show);
  const { field, fieldState } = useController<StoreValues, 'logo' | 'banner'>({ name });
  const { uploads, replace, retry, cancel } = useUploads({
    work: usePublishPicture(companyId, shapes[name]),
    onDone: field.onChange,
  });
  const [upload] = uploads;
  const isRunning = upload !== undefined && upload.state !== 'failed';
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => replace(files.slice(0, 1)),
    disabled: disabled || isRunning,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
  const remove = () => {
    const path = field.value;
    field.onChange('');
    showToast({
      title: t('seller-portal:media.removed'),
      action: { label: t('seller-portal:media.undo'), run: () => field.onChange(path) },
    });
  };
  const choose = t(`company:store.${name}${field.value ? 'Replace' : 'Add'}`);
  return (
    <Box
      component="section"
      {...getRootProps()}
      role="region"
      aria-disabled={undefined}
      aria-labelledby={`${id}-title`}
      sx={dropStyle}
      data-active={isDragActive || undefined}
      data-drop={t('seller-portal:media.drop')}
    >
      <input {...getInputProps({ accept: 'image/*', multiple: false, 'aria-label': choose })} />
      <Typography id={`${id}-title`} variant="h3" sx={{ fontSize: 'var(--text-14)', fontWeight: 600 }}>
        {t(`company:store.${name}`)}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: 'var(--text-13)', marginBlockEnd: 1.5 }}>
        {t(`company:store.${name}Hint`)}
      </Typography>
      {children}
      {fieldState.error && (
        <Alert severity="error" sx={{ marginBlockStart: 1.5 }}>
          {fieldState.error.message}
        </Alert>
      )}
      {upload && (
        <Box sx={{ marginBlockStart: 1.5 }}>
          <UploadProgress upload={upload} isPicture onCancel={cancel} onRetry={retry} />
        </Box>
      )}
      {!disabled && !isRunning && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1.5 }}>
          <Button variant="outlined" startIcon={<Icon path={mdiUpload} />} onClick={open}>
            {choose}
          </Button>
          {field.value && (
            <Button color="error" startIcon={<Icon path={mdiTrashCanOutline} />} onClick={remove}>
              {t(`company:store.${name}Remove`)}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
