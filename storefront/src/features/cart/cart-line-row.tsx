import { useEffect } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { nextBreak } from '../../cart/next-break.ts';
import { QuantityInput } from '../../cart/quantity-input.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { cartKey, lineTotal, useStoreApi, variantIdOf } from '@mawad/shared-ui/platform/store/index.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import { variantLabel } from '../../cart/variant-label.ts';
import { LineActions } from './line-actions.tsx';
import { LineNotice } from './line-notice.tsx';
import type { ReportQuantityProblem } from './use-typed-quantities.ts';

export function CartLineRow({ line, onProblem }: { line: CartLine; onProblem: ReportQuantityProblem }) {
  const { t } = useTranslation(['ordering', 'storefront', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const store = useStoreApi();
  const { item, unitPrice, stock, rule, change, returns } = line;
  const name = localized(item.product, 'name', language);
  const variant = variantLabel(item, language);
  const key = cartKey(item);
  useEffect(() => () => onProblem(key, false), [key, onProblem]);
  const next = nextBreak({ ...line, quantity: item.quantity });
  const variantId = variantIdOf(item);
  const href = `/product/${item.product.id}${variantId === null ? '' : `?variant=${variantId}`}`;

  function setQuantity(quantity: number) {
    const { cart, toast } = store.getState();
    const result = cart.setQuantity(key, quantity);
    if (result.ok) toast.dismissFailure();
    else {
      toast.show({
        title: t('storefront:stock.onlyLeft', { availableQuantity: format.number(result.available) }),
        variant: 'destructive',
      });
    }
  }

  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '96px minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 1.5,
        padding: 2,
        borderBlockEnd: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBlockEnd: 0 },
      }}
    >
      <AppLink
        to={href}
        tabIndex={-1}
        aria-hidden
        sx={{ display: 'block', borderRadius: '8px', overflow: 'hidden', alignSelf: 'start' }}
      >
        <ProductImage path={item.product.image_url} alt="" width={160} sizes="96px" />
      </AppLink>
      <Box sx={{ minInlineSize: 0 }}>
        <AppLink to={href} sx={{ ...tapArea, color: 'text.primary', fontWeight: 600 }}>
          {name}
        </AppLink>
        {variant && <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>{variant}</Box>}
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {[format.money(unitPrice), format.unit(item.product.unit)].filter(Boolean).join(' / ')}
        </Box>
        {returns && (
          <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
            {t(`common:returns.${returns}`)}
          </Box>
        )}
        <LineNotice line={line} name={name} onSetQuantity={setQuantity} />
        {next && change.kind === 'none' && (
          <Button size="small" onClick={() => setQuantity(next.to)} sx={nextStyle}>
            {t('cart.nextBreak', {
              more: format.number(next.more),
              price: [format.money(next.price), format.unit(item.product.unit)].join(' / '),
            })}
          </Button>
        )}
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: { xs: 'center', sm: 'end' },
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Box
          component="strong"
          sx={{ order: { xs: 1, sm: 0 }, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }}
        >
          {format.money(change.kind === 'gone' ? 0 : lineTotal(unitPrice, item.quantity))}
        </Box>
        <QuantityInput
          value={item.quantity}
          rule={rule}
          unit={item.product.unit}
          max={Math.max(stock, item.quantity)}
          onChange={setQuantity}
          onExceed={setQuantity}
          onProblem={(hasProblem) => onProblem(key, hasProblem)}
          label={t('cart.quantityOf', { product: name })}
        />
        <LineActions item={item} name={name} />
      </Box>
    </Box>
  );
}

const nextStyle = { minBlockSize: 44, paddingInline: 0, textAlign: 'start', whiteSpace: 'normal' } as const;
