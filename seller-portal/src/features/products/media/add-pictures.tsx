import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { mdiCameraOutline, mdiUpload } from '@mawad/shared-ui/kit/icons.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';

interface AddPicturesProps {
  onChoose: () => void;
  onPhoto: (files: File[]) => void;
}

/** Buttons to add pictures: file picker, and camera on phones. */
export function AddPictures({ onChoose, onPhoto }: AddPicturesProps) {
  const { t } = useTranslation('seller-portal');
  const camera = useRef<HTMLInputElement>(null);
  const takePhoto = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPhoto([...(target.files ?? [])]);
    // Lets the same file trigger another change event.
    target.value = '';
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button variant="outlined" startIcon={<Icon path={mdiUpload} />} onClick={onChoose} data-add>
        {t('media.add')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiCameraOutline} />}
        onClick={() => camera.current?.click()}
        sx={touchOnly}
      >
        {t('media.camera')}
      </Button>
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t('media.camera')}
        onChange={takePhoto}
      />
      <Box
        sx={{
          fontSize: 'var(--text-13)',
          color: 'text.secondary',
          '@media (pointer: coarse)': { display: 'none' },
        }}
      >
        {t('media.addHint')}
      </Box>
    </Box>
  );
}

const touchOnly = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } } as const;
