import { useId } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { sumOfMoney, variantIdOf } from '@mawad/shared-ui/platform/store/index.ts';
import type { ListedGoods } from '@mawad/supabase/lists/queries';
import { DeliveryPlace } from '../../delivery-place/delivery-place.tsx';
import { handGoods, saveCartPath, savePath } from '../../lists/handed-goods.ts';
import type { CartLine, SellerLines } from '../../cart/cart-lines.ts';
import { ChangesNote } from './changes-note.tsx';

interface CartSummaryProps {
  sellers: SellerLines[];
  lines: CartLine[];
  /** Reason that blocks checkout: a line that cannot be ordered, a seller's holiday or a minimum order. */
  obstacle: 'lines' | 'holiday' | 'minimum' | null;
  /** Sum of the delivery fees, IQD; null until a governorate is chosen to which every seller delivers. */
  deliveryTotal: number | null;
  /** Line with an invalid typed quantity; null if there is none. */
  wrongQuantity: CartLine | null;
  /** Focuses the quantity field of this line. */
  onWrongQuantity: () => void;
}

const obstacles = {
  lines: 'cart.fixFirst',
  holiday: 'cart.holidayFirst',
  minimum: 'minimum.first',
} as const;

export function CartSummary({
  sellers,
  lines,
  obstacle,
  deliveryTotal,
  wrongQuantity,
  onWrongQuantity,
}: CartSummaryProps) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  const language = useLanguage();
  const reasonId = useId();
  const total = sumOfMoney(sellers.map(({ subtotal }) => subtotal));
  return (
    <Panel
      component="section"
      aria-label={t('cart.summary')}
      sx={{ padding: 2.5, position: { lg: 'sticky' }, insetBlockStart: 112, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h3" component="h2">
        {t('cart.summary')}
      </Typography>
      <ChangesNote lines={lines} />
      <DeliveryPlace />
      <Row
        label={t('cart.delivery')}
        value={
          deliveryTotal === null
            ? t('cart.deliveryLater')
            : deliveryTotal === 0
              ? t('checkout.feeFree')
              : format.money(deliveryTotal)
        }
      />
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 2,
          borderBlockStart: 1,
          borderColor: 'divider',
          paddingBlockStart: 1.5,
        }}
      >
        <strong>{t('cart.total')}</strong>
        <Box component="strong" sx={{ fontSize: 'var(--text-24)', fontVariantNumeric: 'tabular-nums' }}>
          {format.cartTotal(total + (deliveryTotal ?? 0))}
        </Box>
      </Box>
      <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
        {t('cart.ordersNote', { count: sellers.length, number: format.number(sellers.length) })}
      </Box>
      {obstacle ? (
        <>
          <Button variant="contained" size="large" disabled fullWidth>
            {t('cart.checkout')}
          </Button>
          <Box role="status" sx={{ fontSize: 'var(--text-14)', color: 'error.main' }}>
            {t(obstacles[obstacle])}
          </Box>
        </>
      ) : (
        <>
          <ButtonLink
            variant="contained"
            size="large"
            to="/checkout"
            fullWidth
            aria-describedby={wrongQuantity ? reasonId : undefined}
            onClick={(event) => {
              if (!wrongQuantity) return;
              event.preventDefault();
              onWrongQuantity();
            }}
          >
            {t('cart.checkout')}
          </ButtonLink>
          <Box
            id={reasonId}
            role="status"
            sx={{ fontSize: 'var(--text-14)', color: 'error.main', '&:empty': { display: 'none' } }}
          >
            {wrongQuantity &&
              t('cart.quantityFirst', { product: localized(wrongQuantity.item.product, 'name', language) })}
          </Box>
        </>
      )}
      <ButtonLink to="/request-quote?from=cart" fullWidth>
        {t('cart.askQuote')}
      </ButtonLink>
      <ButtonLink to={savePath} fullWidth onClick={() => handGoods(lines.map(toListed))}>
        {t('cart.saveToList')}
      </ButtonLink>
      <ButtonLink to={saveCartPath} fullWidth onClick={() => handGoods(lines.map(toListed))}>
        {t('cart.saveCart')}
      </ButtonLink>
      <ButtonLink to="/quick-order" fullWidth>
        {t('cart.quickOrder')}
      </ButtonLink>
      <ButtonLink to="/products" fullWidth>
        {t('cart.continue')}
      </ButtonLink>
    </Panel>
  );
}

const toListed = ({ item }: CartLine): ListedGoods => ({
  product_id: item.product.id,
  variant_id: variantIdOf(item),
  quantity: item.quantity,
});

function Row({ label, value }: { label: string; value: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        fontSize: 'var(--text-14)',
        color: 'text.secondary',
      }}
    >
      <span>{label}</span>
      <span>{value}</span>
    </Box>
  );
}
