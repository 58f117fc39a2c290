import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { cartKey, lineTotal } from '@mawad/shared-ui/platform/store/index.ts';
import type { CartQuote } from '@mawad/supabase/orders/queries';
import type { CartLine, SellerLines } from '../../cart/cart-lines.ts';
import { SellerHoliday } from '../../cart/seller-holiday.tsx';
import { SellerMinimum } from '../../cart/seller-minimum.tsx';
import { variantLabel } from '../../cart/variant-label.ts';
import { useReadyText } from './use-ready-text.ts';

interface SellerSummaryProps {
  seller: SellerLines;
  /**
   * Delivery terms of the seller; undefined until the quote is loaded. Fee and days apply to the selected
   * governorate.
   */
  terms: CartQuote['sellers'][number] | undefined;
  isPickedUp: boolean;
  isPlaceKnown: boolean;
}

export function SellerSummary({ seller, terms, isPickedUp, isPlaceKnown }: SellerSummaryProps) {
  const { t } = useTranslation('ordering');
  const company = localized(seller, 'company_name', useLanguage());
  return (
    <section aria-label={t('checkout.orderFrom', { company })}>
      <Box sx={{ fontWeight: 600, fontSize: 'var(--text-14)', marginBlockEnd: 1 }}>
        {t('checkout.orderFrom', { company })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {seller.lines.map((line) => (
          <Line key={cartKey(line.item)} line={line} />
        ))}
      </Box>
      {isPickedUp && terms?.pickup ? (
        <PickupTerms days={terms.pickup.lead_days} />
      ) : (
        <DeliveryTerms terms={terms} isPlaceKnown={isPlaceKnown} />
      )}
      <Box sx={{ marginBlock: 1, '&:empty': { display: 'none' } }}>
        <SellerHoliday holiday={terms?.holiday} />
      </Box>
      <SellerMinimum subtotal={seller.subtotal} minimum={terms?.minimum_order} />
    </section>
  );
}

function Line({ line }: { line: CartLine }) {
  const format = useFormat();
  const language = useLanguage();
  const { item, unitPrice } = line;
  const variant = variantLabel(item, language);
  const units = `${format.quantity(item.product.unit, item.quantity)} × ${format.money(unitPrice)}`;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, fontSize: 'var(--text-14)' }}>
      <ProductImage path={item.product.image_url} alt="" size={44} width={160} />
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{localized(item.product, 'name', language)}</Box>
        {variant && <Box sx={{ color: 'text.secondary' }}>{variant}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {units}
          </Box>
          <Box component="span" sx={{ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }}>
            {format.money(lineTotal(unitPrice, item.quantity))}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function PickupTerms({ days }: { days: number }) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  const readyText = useReadyText();
  return (
    <Box sx={termsStyle}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>{`${t('checkout.pickUp')} · ${readyText(days, format.number(days))}`}</span>
        <span>{t('checkout.feeFree')}</span>
      </Box>
    </Box>
  );
}

function DeliveryTerms({ terms, isPlaceKnown }: Pick<SellerSummaryProps, 'terms' | 'isPlaceKnown'>) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  const days = isPlaceKnown ? (terms?.lead_days ?? null) : null;
  const fee = isPlaceKnown ? (terms?.delivery_fee ?? null) : null;
  return (
    <Box sx={termsStyle}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>
          {days === null
            ? t('checkout.leadUnknown')
            : t('checkout.leadDays', { count: days, number: format.number(days) })}
        </span>
        {fee !== null && (
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {fee === 0 ? t('checkout.feeFree') : format.money(fee)}
          </Box>
        )}
      </Box>
      {terms?.truck_needed && <div>{t('checkout.truck')}</div>}
      {typeof terms?.free_over === 'number' && (
        <FreeDelivery over={terms.free_over} missing={terms.free_over - terms.subtotal} />
      )}
    </Box>
  );
}

function FreeDelivery({ over, missing }: { over: number; missing: number }) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  const limit = format.money(over);
  return missing > 0 ? (
    <div>{t('checkout.freeMissing', { limit, missing: format.money(missing) })}</div>
  ) : (
    <Box sx={{ color: 'success.dark' }}>{t('checkout.freeReached', { limit })}</Box>
  );
}

const termsStyle = {
  marginBlockStart: 1,
  fontSize: 'var(--text-12)',
  color: 'text.secondary',
  // Two lines, so that the page does not move when the terms are loaded.
  minBlockSize: '3.5em',
} as const;
