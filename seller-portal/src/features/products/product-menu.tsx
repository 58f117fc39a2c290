import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Menu, MenuItem } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import {
  mdiContentCopy,
  mdiDotsVertical,
  mdiEyeOffOutline,
  mdiEyeOutline,
  mdiOpenInNew,
  mdiTrashCanOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import { IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useOwnRights } from '../../own-rights.ts';
import { type ActedProduct, useProductActions } from './use-product-actions.ts';

interface ProductMenuProps {
  product: ActedProduct;
  /** Called after the product was deleted. */
  onDeleted?: () => void;
}

/** Menu of product actions besides editing; renders nothing if none is allowed. */
export function ProductMenu({ product, onDeleted }: ProductMenuProps) {
  const { t } = useTranslation('seller-portal');
  const { site } = useServices();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [deleting, setDeleting] = useState<ActedProduct | null>(null);
  const { name, publish, remove } = useProductActions(product);
  const { published } = product;
  const mayChange = useOwnRights()('products');
  const isShown = published && product.moderation === 'visible';
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  const confirmed = () =>
    deleting &&
    remove.mutate(deleting, {
      onSuccess: () => onDeleted?.(),
      onSettled: () => setDeleting(null),
    });
  if (!mayChange && !isShown) return null;
  return (
    <>
      <IconButton
        aria-label={t('actions.of', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {isShown && (
          <MenuItem
            component="a"
            href={`${site.siteUrl}/product/${product.id}`}
            target="_blank"
            rel="noopener"
            onClick={choose(() => undefined)}
            sx={itemStyle}
          >
            <Icon path={mdiOpenInNew} />
            {t('actions.see')}
          </MenuItem>
        )}
        {mayChange && [
          <MenuItem
            key="publish"
            onClick={choose(() => publish.mutate({ seen: product, published: !published }))}
            sx={itemStyle}
          >
            <Icon path={published ? mdiEyeOffOutline : mdiEyeOutline} />
            {t(published ? 'actions.unpublish' : 'actions.publish')}
          </MenuItem>,
          <MenuItem
            key="duplicate"
            onClick={choose(() => void navigate(`/seller/dashboard/products/new?from=${product.id}`))}
            sx={itemStyle}
          >
            <Icon path={mdiContentCopy} />
            {t('actions.duplicate')}
          </MenuItem>,
          <MenuItem
            key="delete"
            onClick={choose(() => setDeleting(product))}
            sx={{ ...itemStyle, color: 'error.main' }}
          >
            <Icon path={mdiTrashCanOutline} />
            {t('actions.delete')}
          </MenuItem>,
        ]}
      </Menu>
      <ConfirmDialog
        open={deleting !== null}
        title={t('actions.deleteTitle', { name })}
        text={t('actions.deleteText')}
        confirmLabel={t('actions.delete')}
        busy={remove.isPending}
        onConfirm={confirmed}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}

const itemStyle = { gap: 1.5, minBlockSize: 44 } as const;
