import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { type SiteFolder, storeSitePicture } from '@mawad/supabase/uploads/queries';

interface PictureFieldProps {
  folder: SiteFolder;
  value: string | null;
  onChange: (path: string | null) => void;
}

/** Picture upload for staff: encodes the file in the browser and stores it immediately. */
export function PictureField({ folder, value, onChange }: PictureFieldProps) {
  const { t } = useTranslation('admin-console');
  const messageOf = useErrorMessage();
  const { upload, choose, inputProps } = usePictureUpload(
    (backend, id, files) => storeSitePicture(backend, folder, id, files),
    onChange,
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ProductImage path={value} alt="" size={96} width={320} />
        <Button variant="outlined" loading={upload.isPending} onClick={choose}>
          {value ? t('picture.replace') : t('picture.choose')}
        </Button>
        {value && !upload.isPending && (
          <Button color="error" onClick={() => onChange(null)}>
            {t('picture.remove')}
          </Button>
        )}
        <input {...inputProps} aria-label={t('picture.choose')} />
        <Box role="status" sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
          {upload.isPending && t('picture.busy')}
        </Box>
      </Box>
      {upload.error && (
        <Alert severity="error" role="alert">
          <strong>{t('picture.failed')}</strong>
          <Box>{messageOf(upload.error)}</Box>
        </Alert>
      )}
    </Box>
  );
}
