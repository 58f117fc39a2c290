import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Menu, MenuDivider, MenuItem } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import { mdiDotsVertical } from '@mawad/shared-ui/kit/icons.ts';
import { IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import type { ManagedCategory } from '@mawad/supabase/catalogue/categories-queries';
import type { CategoryWish } from './category-work.tsx';
import { useMoveCategory } from './use-move-category.ts';

interface CategoryMenuProps {
  category: ManagedCategory;
  previous?: ManagedCategory;
  next?: ManagedCategory;
  afterNext?: ManagedCategory;
  onWish: (wish: CategoryWish) => void;
}

/** All actions on a category, including moving it without a mouse. */
export function CategoryMenu({ category, previous, next, afterNext, onWish }: CategoryMenuProps) {
  const { t } = useTranslation('admin-categories');
  const navigate = useNavigate();
  const name = localized(category, 'name', useLanguage());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const move = useMoveCategory();
  const choose = (act: () => unknown) => () => {
    setAnchor(null);
    void act();
  };
  const place = (beforeId?: number) => move.mutate({ category, parentId: category.parent_id, beforeId });
  return (
    <>
      <IconButton
        aria-label={t('actions', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => navigate(`/admin/categories/${category.id}`))}>
          {t('menu.edit')}
        </MenuItem>
        <MenuItem onClick={choose(() => navigate(`/admin/categories/new?parent=${category.id}`))}>
          {t('menu.add')}
        </MenuItem>
        <MenuDivider />
        <MenuItem onClick={choose(() => onWish({ category, kind: 'move' }))}>{t('menu.moveTo')}</MenuItem>
        {previous && <MenuItem onClick={choose(() => place(previous.id))}>{t('menu.up')}</MenuItem>}
        {next && <MenuItem onClick={choose(() => place(afterNext?.id))}>{t('menu.down')}</MenuItem>}
        <MenuDivider />
        <MenuItem onClick={choose(() => onWish({ category, kind: 'delete' }))} sx={{ color: 'error.main' }}>
          {t('menu.delete')}
        </MenuItem>
      </Menu>
    </>
  );
}
