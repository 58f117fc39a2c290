import { useFormat, useLanguage, useBundledMessages, useTranslation } from '@mawad/shared-i18n';
import ar from '@mawad/shared-i18n/locales/ar/cart-drawer.json';
import en from '@mawad/shared-i18n/locales/en/cart-drawer.json';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { SideSheet } from '@mawad/shared-ui/platform/overlay/side-sheet.tsx';
import { Box, GlobalStyles } from '@mawad/shared-ui/kit/mui.ts';
import { cartKey, useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { CartDrawerLine } from './cart-drawer-line.tsx';

/** Cart drawer for any page; slides in from the right in English and from the left in Arabic. */
export function CartDrawer() {
  useBundledMessages('cart-drawer', { en, ar });
  const { t } = useTranslation(['cart-drawer', 'common']);
  const { cartOpen, setCartOpen } = useStore((state) => state.layout);
  const items = useStore((state) => state.cart.items);
  const isArabic = useLanguage() === 'ar';
  const close = () => setCartOpen(false);
  return (
    <SideSheet
      open={cartOpen}
      onClose={close}
      side={isArabic ? 'left' : 'right'}
      title={t('title')}
      footer={items.length > 0 && <Summary onLeave={close} />}
    >
      {items.length === 0 ? (
        <EmptyState
          title={t('common:cartIsEmpty')}
          text={t('emptyHint')}
          action={
            <ButtonLink to="/products" variant="contained" onClick={close}>
              {t('browse')}
            </ButtonLink>
          }
        />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {items.map((item) => (
            <CartDrawerLine key={cartKey(item)} item={item} onLeave={close} />
          ))}
        </Box>
      )}
    </SideSheet>
  );
}

function Summary({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('cart-drawer');
  const format = useFormat();
  const total = useStore((state) => state.cart.total);
  return (
    <>
      {/* Places toasts above the checkout button. */}
      <GlobalStyles styles={{ ':root': { '--page-bottom': '140px' } }} />
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', fontSize: 'var(--text-16)', fontWeight: 600 }}
      >
        <span>{t('total')}</span>
        <span aria-live="polite">{format.cartTotal(total)}</span>
      </Box>
      <Box sx={{ marginBlock: '4px 12px', fontSize: 'var(--text-13)', color: 'text.secondary' }}>
        {t('deliveryNote')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <ButtonLink to="/cart" variant="outlined" onClick={onLeave}>
          {t('viewCart')}
        </ButtonLink>
        <ButtonLink to="/checkout" variant="contained" onClick={onLeave}>
          {t('checkout')}
        </ButtonLink>
      </Box>
    </>
  );
}
