import { type ReactNode, useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { mdiChevronRight } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import type { ManagedCategory } from '@mawad/supabase/catalogue/categories-queries';
import { CategoryMenu } from './category-menu.tsx';
import type { CategoryWish } from './category-work.tsx';
import type { CategoryDrag } from './use-category-drag.ts';

interface CategoryRowProps {
  category: ManagedCategory;
  /** Siblings in the tree; omitted in search results. */
  previous?: ManagedCategory;
  next?: ManagedCategory;
  afterNext?: ManagedCategory;
  /** True in search results: the row shows the path of the category. */
  found: boolean;
  drag: CategoryDrag;
  onWish: (wish: CategoryWish) => void;
  /** The level below, shown when the row is expanded. */
  children: ReactNode;
}

/** A category; expanding it loads its children. */
export function CategoryRow({ category, found, drag, onWish, children, ...neighbours }: CategoryRowProps) {
  const { t } = useTranslation('admin-categories');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const name = localized(category, 'name', language);
  const opens = category.child_count > 0 && !found;
  return (
    <Box
      component="li"
      sx={{ borderBlockEnd: 1, borderColor: 'divider', '&:last-child': { borderBlockEnd: 0 } }}
    >
      <Box {...drag.rowProps(category)} sx={rowStyle}>
        <IconButton
          aria-label={t('expand', { name })}
          aria-expanded={open && opens}
          onClick={() => setOpen(!open)}
          sx={{ visibility: opens ? 'visible' : 'hidden' }}
        >
          <Box
            sx={{
              display: 'flex',
              transform: open ? { '[dir=ltr] &': 'rotate(90deg)', '[dir=rtl] &': 'rotate(-90deg)' } : 'none',
            }}
          >
            <Icon path={mdiChevronRight} mirrored />
          </Box>
        </IconButton>
        <ProductImage path={category.image} alt="" size={40} width={160} />
        <Names category={category} found={found} />
        <CategoryMenu category={category} {...neighbours} onWish={onWish} />
      </Box>
      {open && opens && (
        <Box sx={{ paddingInlineStart: { xs: 1.5, sm: 4 }, borderBlockStart: 1, borderColor: 'divider' }}>
          {children}
        </Box>
      )}
    </Box>
  );
}

function Names({ category, found }: { category: ManagedCategory; found: boolean }) {
  const { t } = useTranslation('admin-categories');
  const language = useLanguage();
  const format = useFormat();
  const { child_count: children, product_count: products } = category;
  const facts = [
    children > 0 && t('count', { count: children, number: format.number(children) }),
    products >= 1000
      ? t('manyProducts')
      : products > 0 && t('products', { count: products, number: format.number(products) }),
    category.is_hidden && t('hidden'),
  ].filter(Boolean);
  return (
    <Box sx={{ flex: 1, minInlineSize: 0, paddingBlock: 0.5 }}>
      <AppLink
        to={`/admin/categories/${category.id}`}
        sx={{ display: 'block', fontWeight: 600, paddingBlock: 0.75 }}
      >
        <LocalizedText>{localized(category, 'name', language)}</LocalizedText>
      </AppLink>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        {found && category.path.length > 0 && (
          <Box>{category.path.map((above) => localized(above, 'name', language)).join(' / ')}</Box>
        )}
        {facts.join(' · ')}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingInline: 1,
  minBlockSize: 56,
  '&:hover, &:focus-within': { backgroundColor: 'action.hover' },
  '&[data-held]': { opacity: 0.5 },
  '&[data-drop=into]': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '&[data-drop=before]': { boxShadow: 'inset 0 3px 0 0 var(--mw-palette-primary-main)' },
} as const;
