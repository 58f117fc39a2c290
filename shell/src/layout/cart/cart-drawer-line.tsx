import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiMinus, mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { Link } from '@mawad/shared-ui/kit/router.ts';
import {
  availableOf,
  cartKey,
  type CartItem,
  mostSellable,
  stepDown,
  stepUp,
  unitPriceOf,
  useStore,
  useStoreApi,
  variantIdOf,
} from '@mawad/shared-ui/platform/store/index.ts';

interface Props {
  item: CartItem;
  /** Called when the line's link to the product is followed. */
  onLeave: () => void;
}

export function CartDrawerLine({ item, onLeave }: Props) {
  const { t } = useTranslation('cart-drawer');
  const format = useFormat();
  const language = useLanguage();
  const removeLine = useRemoveLine();
  const name = localized(item.product, 'name', language);
  const variant = variantText(item, language);
  return (
    <Box component="li" sx={line}>
      <ProductImage path={item.product.image_url} alt="" size={72} width={160} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component={Link} to={productPath(item)} onClick={onLeave} sx={title}>
          {name}
        </Box>
        {variant && <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>{variant}</Box>}
        <Box sx={{ fontSize: 'var(--text-14)', fontWeight: 500 }}>
          {format.money(unitPriceOf(item.product, item.quantity))}{' '}
          {item.product.unit && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {t('perUnit', { unit: format.unit(item.product.unit) })}
            </Box>
          )}
        </Box>
        <Box
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlockStart: 1 }}
        >
          <Stepper item={item} name={name} />
          <Button
            size="small"
            color="inherit"
            aria-label={t('removeProduct', { product: name })}
            onClick={() => removeLine(item, name)}
            sx={{ color: 'text.secondary' }}
          >
            {t('remove')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

function Stepper({ item, name }: { item: CartItem; name: string }) {
  const { t } = useTranslation(['cart-drawer', 'common', 'errors']);
  const setQuantity = useStore((state) => state.cart.setQuantity);
  const toast = useStore((state) => state.toast);
  const { number } = useFormat();

  function change(quantity: number) {
    const result = setQuantity(cartKey(item), quantity);
    if (result.ok) return toast.dismissFailure();
    const title = t('errors:not_enough_stock', { availableQuantity: result.available });
    toast.show({ title, variant: 'destructive' });
  }

  return (
    <Box role="group" aria-label={t('common:quantity.labelFor', { product: name })} sx={stepper}>
      <IconButton
        size="small"
        aria-label={t('decrease', { product: name })}
        onClick={() => change(stepDown(item.quantity, item.product))}
      >
        <Icon path={mdiMinus} size={18} />
      </IconButton>
      <Box component="span" aria-live="polite" sx={{ minWidth: 28, textAlign: 'center' }}>
        {number(item.quantity)}
      </Box>
      <IconButton
        size="small"
        aria-label={t('increase', { product: name })}
        aria-disabled={item.quantity >= mostSellable(availableOf(item), item.product)}
        onClick={() => change(stepUp(item.quantity, item.product))}
      >
        <Icon path={mdiPlus} size={18} />
      </IconButton>
    </Box>
  );
}

/** Returns a function that removes a line and shows a toast whose Undo restores the line at its position. */
function useRemoveLine() {
  const { t } = useTranslation(['cart-drawer', 'common']);
  const store = useStoreApi();
  return (item: CartItem, name: string) => {
    const { cart, toast } = store.getState();
    const index = cart.items.indexOf(item);
    cart.remove(cartKey(item));
    const undo = () => store.getState().cart.restore(item, index);
    toast.show({
      title: t('removed'),
      description: name,
      action: { label: t('common:actions.undo'), run: undo },
    });
  };
}

function productPath(item: CartItem): string {
  const variantId = variantIdOf(item);
  return `/product/${item.product.id}${variantId === null ? '' : `?variant=${variantId}`}`;
}

/** "size / color" in the user's language; empty for the default variant. */
function variantText({ variant }: CartItem, language: 'en' | 'ar'): string {
  if (!variant || variant.id === 'default') return '';
  const color = language === 'ar' ? variant.color_ar || variant.color : variant.color;
  return [variant.size, color].filter(Boolean).join(' / ');
}

const line = { display: 'flex', gap: 1.5, padding: 2, borderBlockEnd: 1, borderColor: 'divider' } as const;

const title = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: 'text.primary',
  fontSize: 'var(--text-14)',
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

const stepper = {
  display: 'inline-flex',
  alignItems: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
