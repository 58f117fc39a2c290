import { mdiImageOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { tileStyle } from './tile-style.ts';
import { UploadProgress } from '../../../media/upload-progress.tsx';
import type { Upload } from '../../../media/use-uploads.ts';

interface UploadTileProps {
  upload: Upload;
  onCancel: (upload: Upload) => void;
  onRetry: (upload: Upload) => void;
}

/** Tile of a picture that is being uploaded. */
export function UploadTile({ upload, ...actions }: UploadTileProps) {
  return (
    <Box component="li" sx={tileStyle}>
      <Box sx={frameStyle}>
        {upload.preview ? (
          <Box component="img" src={upload.preview} alt="" sx={previewStyle} />
        ) : (
          <Icon path={mdiImageOutline} size={40} />
        )}
      </Box>
      <Box sx={{ padding: 1 }}>
        <UploadProgress upload={upload} isPicture {...actions} />
      </Box>
    </Box>
  );
}

const frameStyle = {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  color: 'text.secondary',
  backgroundColor: 'surface.sunken',
} as const;

const previewStyle = { display: 'block', inlineSize: '100%', blockSize: '100%', opacity: 0.6 } as const;
