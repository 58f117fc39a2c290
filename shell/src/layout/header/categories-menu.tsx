import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { usePrefetch } from '@mawad/shared-ui/platform/contract.ts';
import { mdiChevronDown } from '@mawad/shared-ui/kit/icons.ts';
import { Menu, MenuDivider, MenuItem } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { Link, useLocation } from '@mawad/shared-ui/kit/router.ts';
import { useId, useState } from 'react';
import { useTopCategories } from '../layout-queries.ts';
import sheet, * as styles from './header.module.css';

/** Menu of the first-level categories, addressed by their slug in the user's language. */
export function CategoriesMenu() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { categories, failed, retry } = useTopCategories();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const prefetch = usePrefetch();
  const { pathname } = useLocation();
  const id = useId();
  const isCurrent = /^\/categor(y|ies)(\/|$)/.test(pathname);
  const close = () => setAnchor(null);

  const entries = [
    { to: '/categories', text: t('nav.allCategories') },
    ...categories.map((category) => ({
      to: `/category/${localized(category, 'slug', language)}`,
      text: localized(category, 'name', language),
    })),
  ];

  return (
    <>
      {sheet}
      <PlainButton
        id={`${id}-button`}
        look="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={mdiChevronDown}
        className={isCurrent ? `${styles.categories} ${styles.current}` : styles.categories}
      >
        {t('nav.categories')}
      </PlainButton>
      <Menu
        id={`${id}-menu`}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': `${id}-button` },
          paper: {
            sx: { minWidth: 260, maxHeight: 'min(690px, 84vh)', '& .MuiMenuItem-root': { minHeight: 44 } },
          },
        }}
      >
        {entries.flatMap(({ to, text }, index) => [
          <MenuItem
            key={to}
            component={Link}
            to={to}
            onClick={close}
            onPointerEnter={() => prefetch(to)}
            onFocus={() => prefetch(to)}
            sx={{ fontWeight: index === 0 ? 600 : 400 }}
          >
            {text}
          </MenuItem>,
          index === 0 && <MenuDivider key="line" />,
        ])}
        {failed && (
          <MenuItem onClick={retry} sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>
            {t('nav.categoriesFailed')} {t('nav.tryAgain')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
