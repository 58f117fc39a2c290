import { useRef, type ChangeEvent } from 'react';
import { useDropzone } from 'react-dropzone';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { dropStyle } from '../../../drop-style.ts';

interface ChoosePicturesProps {
  /** Number of names without a picture. */
  count: number;
  onFiles: (files: readonly File[]) => void;
}

/** Chooser or drop zone for pictures named by file name: files, a folder or ZIP files. */
export function ChoosePictures({ count, onFiles }: ChoosePicturesProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const folder = useRef<HTMLInputElement>(null);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => files.length > 0 && onFiles(files),
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
  const takeFolder = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <Box
      {...getRootProps()}
      data-active={isDragActive || undefined}
      data-drop={t('pictures.drop')}
      sx={[dropStyle, { display: 'grid', gap: 1.5 }]}
    >
      <Typography variant="body2">{t('pictures.byFile', { count, number: format.number(count) })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={open}>
          {t('pictures.choose')}
        </Button>
        <Button variant="outlined" onClick={() => folder.current?.click()} sx={finePointerOnly}>
          {t('pictures.folder')}
        </Button>
      </Box>
      <input {...getInputProps({ 'aria-label': t('pictures.choose') })} />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label={t('pictures.folder')}
        onChange={takeFolder}
        {...{ webkitdirectory: '' }}
      />
    </Box>
  );
}

// Phones cannot choose folders.
const finePointerOnly = { '@media (pointer: coarse)': { display: 'none' } } as const;
