import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { usePrefetch } from '@mawad/shared-ui/contract';
import { mdiChevronDown } from '@mawad/shared-ui/icons';
import { Button } from '@mawad/shared-ui/mui';
import { Menu, MenuDivider, MenuItem } from '@mawad/shared-ui/components/overlay/on-demand';
import { Link, useLocation } from '@mawad/shared-ui/router';
import { useId, useState } from 'react';
import { useTopCategories } from '../layout-queries.ts';

/** "Categories": all of them, then each of the first level by its slug in the reader's language. */
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
      <Button
        id={`${id}-button`}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<Icon path={mdiChevronDown} size={18} />}
        sx={{
          paddingInline: '10px',
          fontWeight: 500,
          color: isCurrent ? 'primary.main' : 'text.primary',
          '& .MuiButton-endIcon': { marginInlineStart: '4px', marginInlineEnd: '-4px' },
        }}
      >
        {t('nav.categories')}
      </Button>
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
