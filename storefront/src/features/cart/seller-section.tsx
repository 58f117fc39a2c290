import { useId } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { AppLink } from '@mawad/shared-ui/components/link';
import { mdiCheckCircleOutline, mdiStoreOutline, mdiTruckOutline } from '@mawad/shared-ui/icons';
import { Panel } from '@mawad/shared-ui/components/panel';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/mui';
import { cartKey } from '@mawad/shared-ui/store';
import { tapArea } from '@mawad/shared-ui/tap-area';
import type { Holiday, Showroom } from '@mawad/supabase/queries/delivery';
import type { SellerLines } from '../../cart/cart-lines.ts';
import { SellerHoliday } from '../../cart/seller-holiday.tsx';
import { isBelowMinimum, SellerMinimum } from '../../cart/seller-minimum.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import type { ReportTrouble } from './use-typed-quantities.ts';

interface SellerSectionProps {
  seller: SellerLines;
  /** IQD from which this seller delivers free; unknown until the cart is quoted, null when nothing is sold. */
  freeOver: number | null | undefined;
  /** IQD from which this seller accepts orders; null: any. */
  minimum: number | null | undefined;
  /** IQD, the highest of its areas. */
  highestMinimum: number | null | undefined;
  /** Unknown until the cart is quoted. */
  holiday: Holiday | undefined;
  /** Where the goods can be picked up; null: nowhere. */
  showroom: Showroom | null | undefined;
  onTrouble: ReportTrouble;
}

/** What comes from one seller: one order, one delivery, one subtotal. */
export function SellerSection({
  seller,
  freeOver,
  minimum,
  highestMinimum,
  holiday,
  showroom,
  onTrouble,
}: SellerSectionProps) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  const language = useLanguage();
  const headingId = useId();
  return (
    <Panel component="section" aria-labelledby={headingId}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          padding: 2,
          borderBlockEnd: 1,
          borderColor: 'divider',
        }}
      >
        <Icon path={mdiStoreOutline} />
        <Typography id={headingId} variant="h4" component="h2">
          {seller.company_name_en === '' ? (
            <Skeleton width={180} />
          ) : (
            <AppLink
              to={
                seller.slug
                  ? `/seller-page/${encodeURIComponent(seller.slug)}`
                  : `/products?seller=${encodeURIComponent(seller.companyId)}`
              }
              sx={{ ...tapArea, color: 'inherit' }}
            >
              {t('cart.seller', { company: localized(seller, 'company_name', language) })}
            </AppLink>
          )}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {seller.lines.map((line) => (
          <CartLineRow key={cartKey(line.item)} line={line} onTrouble={onTrouble} />
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1,
          padding: 2,
          backgroundColor: 'surface.sunken',
          borderEndStartRadius: 8,
          borderEndEndRadius: 8,
        }}
      >
        <FreeDelivery subtotal={seller.subtotal} freeOver={freeOver} />
        <Box sx={{ marginInlineStart: 'auto' }}>
          {`${t('cart.sellerSubtotal')}: `}
          <strong>{format.money(seller.subtotal)}</strong>
        </Box>
        <Box sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
          {showroom && (
            <Box sx={pickupStyle}>
              <Icon path={mdiStoreOutline} />
              {t('cart.pickup', { governorate: localized(showroom, 'governorate', language) })}
            </Box>
          )}
          <SellerHoliday holiday={holiday} />
          <SellerMinimum subtotal={seller.subtotal} minimum={minimum} />
          {!isBelowMinimum({ subtotal: seller.subtotal, minimum }) && (
            <AreaMinimum seller={seller} minimum={highestMinimum} />
          )}
        </Box>
      </Box>
    </Panel>
  );
}

/** That some areas ask for more than is in the cart; checkout, where the area is known, holds to it. */
function AreaMinimum({ seller, minimum }: Pick<SellerSectionProps, 'seller' | 'minimum'>) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  if (typeof minimum !== 'number' || !isBelowMinimum({ subtotal: seller.subtotal, minimum })) return null;
  return (
    <Box role="status" sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
      {`${t('minimum.elsewhere', { minimum: format.money(minimum) })} `}
      {seller.slug && (
        <AppLink to={`/seller-page/${encodeURIComponent(seller.slug)}#delivery`} sx={tapArea}>
          {t('minimum.areas')}
        </AppLink>
      )}
    </Box>
  );
}

function FreeDelivery({
  subtotal,
  freeOver,
}: {
  subtotal: number;
  freeOver: SellerSectionProps['freeOver'];
}) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  // Reserves its space, so that nothing moves when the figure arrives.
  if (freeOver === undefined) return <Box sx={freeDeliveryStyle} />;
  if (freeOver === null) return null;
  const reached = subtotal >= freeOver;
  const share = freeOver > 0 ? Math.min(1, subtotal / freeOver) : 1;
  return (
    <Box sx={freeDeliveryStyle}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          color: reached ? 'success.dark' : 'text.secondary',
        }}
      >
        <Icon path={reached ? mdiCheckCircleOutline : mdiTruckOutline} />
        {reached
          ? t('cart.freeDeliveryReached')
          : t('cart.freeDeliveryLeft', { amount: format.money(freeOver - subtotal) })}
      </Box>
      {/* The words beside it say the same. */}
      <Box aria-hidden sx={trackStyle}>
        <Box
          sx={{ ...fillStyle, backgroundColor: reached ? 'success.main' : 'primary.main' }}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </Box>
    </Box>
  );
}

// Two lines of words on a phone, one elsewhere, and the bar.
const freeDeliveryStyle = { flex: '1 1 280px', minBlockSize: { xs: 60, sm: 36 } } as const;

const pickupStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontSize: 'var(--text-14)',
  color: 'text.secondary',
} as const;

const trackStyle = {
  marginBlockStart: 0.75,
  maxInlineSize: 360,
  blockSize: 6,
  borderRadius: '3px',
  backgroundColor: 'action.selected',
  overflow: 'hidden',
} as const;

const fillStyle = { blockSize: '100%', borderRadius: '3px' } as const;
