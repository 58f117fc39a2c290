import { useTranslation } from '@mawad/shared-i18n';
import { useOpenFile } from '@mawad/shared-ui/desk/document/use-open-file.ts';
import { Box, ButtonBase } from '@mawad/shared-ui/kit/mui.ts';
import { ReturnThumbnail } from './return-thumbnail.tsx';
import type { ReturnPictureSource } from './return-source.ts';

interface ReturnPicturesProps {
  /** Paths in the private bucket. */
  paths: string[];
  sign: ReturnPictureSource['sign'];
}

/** Private pictures of a step as small squares that open in a new tab. */
export function ReturnPictures({ paths, sign }: ReturnPicturesProps) {
  const { t } = useTranslation('returns');
  const { open } = useOpenFile(t('pictureFailed'));
  if (paths.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
      {paths.map((path, index) => (
        <ButtonBase
          key={path}
          type="button"
          aria-label={t('picture', { number: index + 1, count: paths.length })}
          onClick={() => void open(() => sign(path))}
          sx={{ borderRadius: 1, border: 1, borderColor: 'divider', overflow: 'hidden' }}
        >
          <ReturnThumbnail path={path} sign={sign} alt="" />
        </ButtonBase>
      ))}
    </Box>
  );
}
