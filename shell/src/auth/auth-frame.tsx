import { useTranslation } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/kit/brand-mark.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCashMultiple, mdiClipboardTextOutline, mdiHeartOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Link } from '@mawad/shared-ui/kit/router.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import type { ReactNode } from 'react';
import { LanguageToggle, ThemeToggle } from '../layout/header/preferences.tsx';
import { OfflineBar } from '../layout/offline-bar.tsx';
import { BrickWall } from './brick-wall.tsx';

interface Props {
  title: string;
  children: ReactNode;
}

/** Layout of the sign-in pages: benefits of an account beside the form. */
export function AuthFrame({ title, children }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <Box sx={frame}>
      <title>{`${title} | ${t('common:siteName')}`}</title>
      <meta name="robots" content="noindex" />
      <Aside />
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        <OfflineBar />
        <Box component="header" sx={top}>
          <Box
            component={Link}
            to="/"
            sx={{ ...brand, display: { xs: 'inline-flex', md: 'none' }, marginInlineEnd: 'auto' }}
          >
            <Wordmark size={28} />
          </Box>
          <LanguageToggle />
          <ThemeToggle />
        </Box>
        <Box component="main" sx={content}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

function Aside() {
  const { t } = useTranslation('auth');
  const points = [
    { icon: mdiClipboardTextOutline, text: t('points.orders') },
    { icon: mdiHeartOutline, text: t('points.wishlist') },
    { icon: mdiCashMultiple, text: t('points.cash') },
  ];
  return (
    <Box component="aside" sx={aside}>
      <Box component={Link} to="/" sx={brand}>
        <Wordmark size={32} />
      </Box>
      <Box sx={{ marginBlock: 'auto', maxWidth: 420 }}>
        <Typography component="p" sx={{ fontSize: 'var(--text-24)', fontWeight: 600, lineHeight: 1.35 }}>
          {t('portalTitle')}
        </Typography>
        <Typography sx={{ marginBlock: '12px 24px', color: 'text.secondary' }}>{t('portalText')}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
          {points.map(({ icon, text }) => (
            <Box component="li" key={text} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <Box sx={{ color: 'primary.main', display: 'flex' }}>
                <Icon path={icon} />
              </Box>
              {text}
            </Box>
          ))}
        </Box>
      </Box>
      <BrickWall />
    </Box>
  );
}

const brand = { ...tapArea, display: 'inline-flex', color: 'inherit', textDecoration: 'none' } as const;

const frame = {
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;

const aside = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  position: 'relative',
  overflow: 'hidden',
  padding: 4,
  paddingBlockEnd: 22,
  backgroundColor: 'surface.sunken',
  borderInlineEnd: 1,
  borderColor: 'divider',
} as const;

const top = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 56,
  paddingInline: { xs: 2, md: 3 },
} as const;

const content = {
  width: '100%',
  maxWidth: 440,
  marginInline: 'auto',
  marginBlock: { xs: 0, md: 'auto' },
  paddingInline: 2,
  paddingBlock: { xs: 2, md: 4 },
  paddingBlockEnd: 10,
} as const;
