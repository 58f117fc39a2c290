import { type ReactNode, useId } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { mdiCheckCircleOutline, mdiStoreOutline, mdiTruckOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { cartKey } from '@mawad/shared-ui/platform/store/index.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import type { Holiday, Showroom } from '@mawad/supabase/delivery/queries';
import type { SellerLines } from '../../cart/cart-lines.ts';
import { SellerHoliday } from '../../cart/seller-holiday.tsx';
import { isBelowMinimum, SellerMinimum } from '../../cart/seller-minimum.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import type { ReportQuantityProblem } from './use-typed-quantities.ts';

interface SellerSectionProps {
  seller: SellerLines;
  /**
   * IQD from which this seller delivers free; undefined until the quote is loaded, null if no line is
   * available.
   */
  freeOver: number | null | undefined;
  /** Minimum order in IQD; null if there is none. */
  minimum: number | null | undefined;
  /** Highest minimum order of the seller's delivery areas, IQD. */
  highestMinimum: number | null | undefined;
  /** Undefined until the quote is loaded. */
  holiday: Holiday | undefined;
  /** Showroom for pickup; null if the seller offers none. */
  showroom: Showroom | null | undefined;
  /** Delivery fee for the chosen governorate; empty until one is chosen. */
  fee: ReactNode;
  onProblem: ReportQuantityProblem;
}

/** Lines of one seller, which become one order, with their subtotal. */
export function SellerSection({
  seller,
  freeOver,
  minimum,
  highestMinimum,
  holiday,
  showroom,
  fee,
  onProblem,
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
          <CartLineRow key={cartKey(line.item)} line={line} onProblem={onProblem} />
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
        <Box
          role="status"
          sx={{ flexBasis: '100%', fontSize: 'var(--text-14)', '&:empty': { display: 'none' } }}
        >
          {fee}
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

/**
 * Notice that some areas have a higher minimum order. Checkout enforces it, because the area is known there.
 */
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
  // Reserves space, so that the page does not move when the quote is loaded.
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
      {/* Hidden from screen readers, because the text beside it has the same content. */}
      <Box aria-hidden sx={trackStyle}>
        <Box
          sx={{ ...fillStyle, backgroundColor: reached ? 'success.main' : 'primary.main' }}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </Box>
    </Box>
  );
}

// Height of the text (two lines on phones, otherwise one) and the bar.
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
