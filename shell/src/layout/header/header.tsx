import { useTranslation } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/components/brand-mark';
import { Icon } from '@mawad/shared-ui/components/icon';
import { prefetchOverlays } from '@mawad/shared-ui/components/overlay/on-demand';
import { mdiMagnify, mdiMenu } from '@mawad/shared-ui/icons';
import { Box, Container, IconButton } from '@mawad/shared-ui/mui';
import { Link } from '@mawad/shared-ui/router';
import { useStore } from '@mawad/shared-ui/store';
import { AccountMenu } from './account-menu.tsx';
import { CartButton, CompareLink, WishlistButton } from './counters.tsx';
import { MainNav } from './main-nav.tsx';
import { LanguageToggle, ThemeToggle } from './preferences.tsx';
import { SearchBox } from './search-box.tsx';
import { useShrunk } from './use-shrunk.ts';

const low = 56;
const tall = 72;
/** With the navigation as a row of its own: beside the search nothing would have room. */
const navRow = 44;
// What a narrow header has no room for is in the side menu.
const fromSm = { xs: 'none', sm: 'inline-flex' };
const fromMd = { xs: 'none', md: 'inline-flex' };
const fromLg = { xs: 'none', lg: 'inline-flex' };

/** Stays on top and takes less room while the reader scrolls down. */
export function Header() {
  const shrunk = useShrunk();
  return (
    <Box component="header" onPointerEnter={prefetchOverlays} onFocus={prefetchOverlays} sx={outer}>
      <Box sx={bar}>
        <Container sx={{ ...row, height: { xs: low, md: shrunk ? low : tall, lg: low } }}>
          <Box component={Link} to="/" sx={brand}>
            <Wordmark size={28} />
          </Box>
          <Box sx={{ flex: 1, minWidth: 0, display: { xs: 'none', md: 'block' } }}>
            <SearchBox />
          </Box>
          <Actions />
        </Container>
        <Box sx={{ ...second, blockSize: shrunk ? 0 : navRow, '&:focus-within': { blockSize: navRow } }}>
          <Container>
            <MainNav />
          </Container>
        </Box>
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
      <Box sx={{ display: fromLg }}>
        <CompareLink />
      </Box>
      <Box sx={{ display: fromSm }}>
        <WishlistButton />
      </Box>
      <CartButton />
      <Box sx={{ display: fromSm }}>
        <LanguageToggle />
      </Box>
      <Box sx={{ display: fromLg }}>
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
  height: { xs: low, md: tall, lg: low + navRow },
  zIndex: 'appBar',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
} as const;

const bar = {
  pointerEvents: 'auto',
  backgroundColor: 'background.paper',
  borderBlockEnd: 1,
  borderColor: 'divider',
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, md: 2, lg: 4 },
  transition: 'height 160ms ease-out',
} as const;

// Folds away with the rest of the height, but not from under the keyboard.
const second = {
  display: { xs: 'none', lg: 'block' },
  overflow: 'hidden',
  transition: 'block-size 160ms ease-out',
} as const;

const brand = {
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
} as const;
