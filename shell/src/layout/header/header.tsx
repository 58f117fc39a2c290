import { useTranslation } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/kit/brand-mark.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { prefetchOverlays } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import { mdiMagnify, mdiMenu } from '@mawad/shared-ui/kit/icons.ts';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { PlainButtonLink } from '@mawad/shared-ui/platform/link/plain-button-link.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { PlainLink } from '@mawad/shared-ui/platform/link/plain-link.tsx';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { memo } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { CartButton, CompareLink, WishlistButton } from './counters.tsx';
import sheet, * as styles from './header.module.css';
import { MainNav } from './main-nav.tsx';
import { LanguageToggle, ThemeToggle } from './preferences.tsx';
import { SearchBox } from './search-box.tsx';
import { useShrunk } from './use-shrunk.ts';

/** Sticky header that shrinks while the user scrolls down. */
export function Header() {
  const shrunk = useShrunk();
  return (
    <header onPointerEnter={prefetchOverlays} onFocus={prefetchOverlays} className={styles.outer}>
      {sheet}
      <div className={styles.inner}>
        <PlainContainer className={shrunk ? `${styles.row} ${styles.shrunk}` : styles.row}>
          <PlainLink to="/" className={styles.brand}>
            <Wordmark size={28} />
          </PlainLink>
          <Tools />
        </PlainContainer>
        <div className={shrunk ? `${styles.navigation} ${styles.hidden}` : styles.navigation}>
          <Links />
        </div>
      </div>
    </header>
  );
}

/** Memoized without props, so that shrinking the bar does not render it again. */
const Tools = memo(function Tools() {
  return (
    <>
      <div className={styles.search}>
        <SearchBox />
      </div>
      <Actions />
    </>
  );
});

const Links = memo(function Links() {
  return (
    <PlainContainer>
      <MainNav />
    </PlainContainer>
  );
});

function Actions() {
  const { t } = useTranslation('shell');
  const menuOpen = useStore((state) => state.layout.menuOpen);
  const setMenuOpen = useStore((state) => state.layout.setMenuOpen);
  return (
    <div className={styles.actions}>
      <PlainButtonLink look="icon" to="/search" aria-label={t('search.open')} className={styles.narrow}>
        <Icon path={mdiMagnify} />
      </PlainButtonLink>
      <div className={styles.md}>
        <AccountMenu />
      </div>
      <div className={styles.lg}>
        <CompareLink />
      </div>
      <div className={styles.sm}>
        <WishlistButton />
      </div>
      <CartButton />
      <div className={styles.sm}>
        <LanguageToggle />
      </div>
      <div className={styles.lg}>
        <ThemeToggle />
      </div>
      <PlainButton
        look="icon"
        aria-label={t('nav.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={() => setMenuOpen(true)}
        className={styles.menu}
      >
        <Icon path={mdiMenu} />
      </PlainButton>
    </div>
  );
}
