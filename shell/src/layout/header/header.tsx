import { useTranslation } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/components/brand-mark';
import { Icon } from '@mawad/shared-ui/components/icon';
import { prefetchOverlays } from '@mawad/shared-ui/components/on-demand';
import { mdiMagnify, mdiMenu } from '@mawad/shared-ui/icons';
import { Box, Container, IconButton } from '@mawad/shared-ui/mui';
import { Link } from '@mawad/shared-ui/router';
import { useStore } from '@mawad/shared-ui/store';
import { AccountMenu } from './account-menu.tsx';
import { CartButton, WishlistButton } from './counters.tsx';
import { MainNav } from './main-nav.tsx';
import { LanguageToggle, ThemeToggle } from './preferences.tsx';
import { SearchBox } from './search-box.tsx';
import { useShrunk } from './use-shrunk.ts';

const tall = 72;
const low = 56;
// What a narrow header has no room for is in the side menu.
const fromSm = { xs: 'none', sm: 'inline-flex' };
const fromMd = { xs: 'none', md: 'inline-flex' };

/** Stays on top and takes less room while the reader scrolls down. */
export function Header() {
  const shrunk = useShrunk();
  return (
    <Box component="header" onPointerEnter={prefetchOverlays} onFocus={prefetchOverlays} sx={outer}>
      <Box sx={{ ...bar, height: { xs: low, md: shrunk ? low : tall } }}>
        <Container sx={row}>
          <Box component={Link} to="/" sx={brand}>
            <Wordmark size={28} />
          </Box>
          <MainNav />
          <Box sx={{ flex: 1, minWidth: 0, display: { xs: 'none', md: 'block' } }}>
            <SearchBox />
          </Box>
          <Actions />
        </Container>
      </Box>
    </Box>
  );
}

function Actions() {
  const { t } = useTranslation('shell');
  const { menuOpen, setMenuOpen } = useStore((state) => state.layout);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, marginInlineStart: 'auto' }}>
      <IconButton
        component={Link}
        to="/search"
        aria-label={t('search.open')}
        sx={{ display: { xs: 'inline-flex', md: 'none' } }}
      >
        <Icon path={mdiMagnify} />
      </IconButton>
      <Box sx={{ display: fromMd }}>
        <AccountMenu />
      </Box>
      <Box sx={{ display: fromSm }}>
        <WishlistButton />
      </Box>
      <CartButton />
      <Box sx={{ display: fromSm }}>
        <LanguageToggle />
      </Box>
      <Box sx={{ display: fromMd }}>
        <ThemeToggle />
      </Box>
      <IconButton
        aria-label={t('nav.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={() => setMenuOpen(true)}
        sx={{ display: { xs: 'inline-flex', lg: 'none' }, marginInlineEnd: -1 }}
      >
        <Icon path={mdiMenu} />
      </IconButton>
    </Box>
  );
}

// The outer box keeps its height, so that nothing below moves when the bar shrinks.
const outer = {
  position: 'sticky',
  insetBlockStart: 0,
  height: { xs: low, md: tall },
  zIndex: 'appBar',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
} as const;

const bar = {
  pointerEvents: 'auto',
  backgroundColor: 'background.paper',
  borderBlockEnd: 1,
  borderColor: 'divider',
  transition: 'height 160ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;

const row = { display: 'flex', alignItems: 'center', gap: { xs: 1, md: 2 }, height: '100%' } as const;

const brand = {
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
} as const;
