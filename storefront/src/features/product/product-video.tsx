import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiPlay } from '@mawad/shared-ui/kit/icons.ts';
import { Box, ButtonBase } from '@mawad/shared-ui/kit/mui.ts';

interface ProductVideoProps {
  /** YouTube video id, 11 characters. */
  id: string;
  title: string;
}

/** YouTube video that loads nothing from YouTube until it is played. */
export function ProductVideo({ id, title }: ProductVideoProps) {
  const { t } = useTranslation('product');
  const [playing, setPlaying] = useState(false);
  const frame = { inlineSize: '100%', aspectRatio: '16 / 9', border: 0, borderRadius: '8px' };
  if (playing) {
    return (
      <Box
        component="iframe"
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        sx={{ display: 'block', ...frame }}
      />
    );
  }
  return (
    <ButtonBase
      onClick={() => setPlaying(true)}
      sx={{
        ...frame,
        flexDirection: 'column',
        fontFamily: 'inherit',
        gap: 1,
        backgroundColor: '#14232B',
        color: '#fff',
        padding: 2,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          inlineSize: 64,
          blockSize: 64,
          borderRadius: '50%',
          backgroundColor: '#0B5C63',
          '& svg': { fontSize: 36 },
        }}
      >
        <Icon path={mdiPlay} />
      </Box>
      <strong>{t('videoPlay')}</strong>
      <Box component="span" sx={{ fontSize: 'var(--text-12)', color: '#C9CEC9' }}>
        {t('videoHint')}
      </Box>
    </ButtonBase>
  );
}
