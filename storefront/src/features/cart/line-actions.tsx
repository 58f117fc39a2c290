import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { cartKey, useStoreApi, type CartItem } from '@mawad/shared-ui/platform/store/index.ts';
import { useIsWished, useWishlistToggle } from '../../catalogue/use-wishlist.ts';

/** Buttons that move a line to the wishlist or remove it; both can be undone. */
export function LineActions({ item, name }: { item: CartItem; name: string }) {
  const { t } = useTranslation('ordering');
  const store = useStoreApi();
  const isWished = useIsWished(item.product.id);
  const toggleWishlist = useWishlistToggle();

  function removeLine(title: string) {
    const { cart, toast } = store.getState();
    const index = cart.items.findIndex((one) => cartKey(one) === cartKey(item));
    if (index < 0) return;
    cart.remove(cartKey(item));
    const undo = () => store.getState().cart.restore(item, index);
    toast.show({ title, description: name, action: { label: t('cart.undo'), run: undo } });
  }

  async function saveForLater() {
    const isSaved = isWished || (await toggleWishlist(item.product.id));
    if (isSaved) removeLine(t('cart.saved'));
  }

  return (
    <Box sx={rowStyle}>
      <Button
        size="small"
        onClick={() => void saveForLater()}
        aria-label={t('cart.saveItem', { product: name })}
        sx={{ minBlockSize: 44 }}
      >
        {t('cart.save')}
      </Button>
      <Button
        size="small"
        color="inherit"
        onClick={() => removeLine(t('cart.removed'))}
        aria-label={t('cart.removeItem', { product: name })}
        sx={{ minBlockSize: 44 }}
      >
        {t('cart.remove')}
      </Button>
    </Box>
  );
}

// On phones a separate row below quantity and price.
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  order: 2,
  flexBasis: { xs: '100%', sm: 'auto' },
  marginInlineStart: { xs: -1.75, sm: 0 },
  marginInlineEnd: { sm: -1.75 },
} as const;
