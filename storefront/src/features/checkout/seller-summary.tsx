import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/components/app-image';
import { Box } from '@mawad/shared-ui/mui';
import { cartKey } from '@mawad/shared-ui/store';
import type { CartQuote } from '@mawad/supabase/queries/orders';
import type { CartLine, SellerLines } from '../../cart/cart-lines.ts';
import { variantLabel } from '../../cart/variant-label.ts';

interface SellerSummaryProps {
  seller: SellerLines;
  /** The seller's delivery to the chosen governorate, once both are known. */
  terms: CartQuote['sellers'][number] | undefined;
}

/** The order that one seller will get. */
export function SellerSummary({ seller, terms }: SellerSummaryProps) {
  const { t } = useTranslation('ordering');
  return (
    <section aria-label={t('checkout.orderFrom', { company: seller.companyName })}>
      <Box sx={{ fontWeight: 600, fontSize: 'var(--text-14)', marginBlockEnd: 1 }}>
        {t('checkout.orderFrom', { company: seller.companyName })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {seller.lines.map((line) => (
          <Line key={cartKey(line.item)} line={line} />
        ))}
      </Box>
      <DeliveryTerms terms={terms} />
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
            {format.money(unitPrice * item.quantity)}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function DeliveryTerms({ terms }: Pick<SellerSummaryProps, 'terms'>) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  const days = terms?.lead_days ?? null;
  const fee = terms?.delivery_fee ?? null;
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        marginBlockStart: 1,
        fontSize: 'var(--text-12)',
        color: 'text.secondary',
        minBlockSize: 20,
      }}
    >
      <span>
        {days === null
          ? t('checkout.leadUnknown')
          : t('checkout.leadDays', { count: days, number: format.number(days) })}
      </span>
      {fee !== null && <span>{fee === 0 ? t('checkout.feeFree') : format.money(fee)}</span>}
    </Box>
  );
}
