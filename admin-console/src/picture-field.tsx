import { type ChangeEvent, useRef } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { encodePicture } from '@mawad/shared-ui/kit/pictures/encode-picture.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
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
  const services = useServices();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (file: File) =>
      storeSitePicture(backendOf(services), folder, mintUuid(), { files: await encodePicture(file) }),
    onSuccess: onChange,
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) upload.mutate(file);
    // Resets the input, because choosing the same file again would not trigger a change event.
    target.value = '';
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ProductImage path={value} alt="" size={96} width={320} />
        <Button variant="outlined" loading={upload.isPending} onClick={() => input.current?.click()}>
          {value ? t('picture.replace') : t('picture.choose')}
        </Button>
        {value && !upload.isPending && (
          <Button color="error" onClick={() => onChange(null)}>
            {t('picture.remove')}
          </Button>
        )}
        <input
          ref={input}
          hidden
          type="file"
          accept="image/*"
          aria-label={t('picture.choose')}
          onChange={choose}
        />
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
