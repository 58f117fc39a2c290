import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { arrayMove, move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useDropzone } from 'react-dropzone';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { AppError } from '@mawad/supabase/errors';
import { mostPictures } from '@mawad/supabase/uploads/queries';
import { AddPictures } from './add-pictures.tsx';
import { dropStyle } from '../../../drop-style.ts';
import { PictureTile } from './picture-tile.tsx';
import { readOutOnly } from './tile-style.ts';
import { UploadTile } from './upload-tile.tsx';
import { useOrderPlugins } from './use-order-plugins.ts';
import { usePastedPictures } from './use-pasted-pictures.ts';
import { useRemoval } from './use-removal.ts';
import { usePublishPicture } from '../../../media/use-publish-picture.ts';
import { useUploads } from '../../../media/use-uploads.ts';

interface ProductPicturesProps {
  companyId: string;
  /** Public paths; the first is the main picture. */
  value: string[];
  onChange: (value: string[]) => void;
}

/**
 * Controlled field for at most 13 pictures: chosen, dropped, pasted or taken by camera; encoded in the browser, checked
 * and published by the server; ordered by drag, arrow buttons or keyboard.
 */
export function ProductPictures({ companyId, value, onChange }: ProductPicturesProps) {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  const id = useId();
  const [leftOut, setLeftOut] = useState(0);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (paths: string[]) => {
    // A second upload may end before the form has rendered the first.
    latest.current = paths;
    onChange(paths);
  };
  const { uploads, add, retry, cancel } = useUploads({
    work: usePublishPicture(companyId),
    onDone: (path) => {
      if (latest.current.includes(path)) throw new AppError('picture_repeated');
      if (latest.current.length >= mostPictures) throw new AppError('too_many_files');
      change([...latest.current, path]);
    },
  });
  const room = mostPictures - value.length - uploads.length;
  const take = useCallback(
    (files: File[]) => {
      setLeftOut(Math.max(0, files.length - room));
      add(files.slice(0, Math.max(0, room)));
    },
    [add, room],
  );
  usePastedPictures(take);
  const { getRootProps, getInputProps, isDragActive, open, rootRef } = useDropzone({
    onDrop: take,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
  const remove = useRemoval({ value, latest, change, list: rootRef });
  const plugins = useOrderPlugins();
  const onMove = (from: number, to: number) => change(arrayMove(value, from, to));
  const underway = uploads.filter(({ state }) => state !== 'failed').length;
  const total = { number: format.number(mostPictures) };
  return (
    <Box
      component="section"
      {...getRootProps()}
      role="region"
      aria-labelledby={`${id}-title`}
      sx={dropStyle}
      data-active={isDragActive || undefined}
      data-drop={t('media.drop')}
    >
      <input {...getInputProps({ accept: 'image/*', 'aria-label': t('media.add') })} />
      <Typography id={`${id}-title`} variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
        {t('media.pictures')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {t('media.hint', total)}
      </Typography>
      <DragDropProvider
        plugins={plugins}
        onDragEnd={(event) => {
          if (!event.canceled) change(move(latest.current, event));
        }}
      >
        {(value.length > 0 || uploads.length > 0) && (
          <Box component="ol" sx={gridStyle}>
            {value.map((path, index) => (
              <PictureTile key={path} {...{ path, index, onMove, total: value.length }} onRemove={remove} />
            ))}
            {uploads.map((upload) => (
              <UploadTile key={upload.id} upload={upload} onCancel={cancel} onRetry={retry} />
            ))}
          </Box>
        )}
      </DragDropProvider>
      {leftOut > 0 && (
        <Alert severity="warning" onClose={() => setLeftOut(0)} sx={{ marginBlockEnd: 2 }}>
          {t('media.tooMany', { ...total, count: leftOut, left: format.number(leftOut) })}
        </Alert>
      )}
      {room > 0 && <AddPictures onChoose={open} onPhoto={take} />}
      <Box role="status" sx={readOutOnly}>
        {underway > 0 && t('media.uploading', { count: underway, number: format.number(underway) })}
      </Box>
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 44%), 1fr))',
  alignItems: 'start',
  gap: 1.5,
  padding: 0,
  marginBlock: 0,
  marginBlockEnd: 2,
} as const;
