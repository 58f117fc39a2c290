import type { ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Trans } from '@mawad/shared-i18n/trans';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, CircularProgress, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { sumOfMoney } from '@mawad/shared-ui/platform/store/index.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import type { CartQuote } from '@mawad/supabase/orders/queries';
import type { SellerLines } from '../../cart/cart-lines.ts';
import { usePlaceNames } from '../../address/use-place-names.ts';
import { isClosed } from '../../cart/seller-holiday.tsx';
import { SellerSummary } from './seller-summary.tsx';
import type { Handover } from './handover.ts';
import type { Phase } from './use-place-order.ts';

interface OrderSummaryProps {
  sellers: SellerLines[];
  quote: CartQuote | undefined;
  /** Code of the selected governorate; '' if none. */
  governorate: string;
  handover: Handover;
  /** Selects pickup for a seller that does not deliver to the governorate. */
  onPickUp: (companyId: string) => void;
  phase: Phase;
  disabled: boolean;
  /** The order becomes a request for approval. */
  needsApproval: boolean;
  notice: ReactNode;
}

/**
 * Order summary by seller with delivery fees, total and order button. Space for every amount is reserved
 * before it is known.
 */
export function OrderSummary({
  sellers,
  quote,
  governorate,
  handover: { picked, needsPlace },
  onPickUp,
  phase,
  disabled,
  needsApproval,
  notice,
}: OrderSummaryProps) {
  const { t } = useTranslation(['ordering', 'buying']);
  const format = useFormat();
  const language = useLanguage();
  const goods = sumOfMoney(sellers.map(({ subtotal }) => subtotal));
  const delivery = !needsPlace ? 0 : governorate && quote ? quote.delivery_total : null;
  const termsOf = (companyId: string) => quote?.sellers.find(({ company_id: id }) => id === companyId);
  const isNonDelivering = ({ companyId }: SellerLines) =>
    !picked.includes(companyId) && termsOf(companyId)?.delivers === false;
  const nonDelivering = governorate ? sellers.filter(isNonDelivering) : [];
  // The holiday is already shown at the seller's goods above.
  const isOnHoliday = sellers.some(({ companyId }) => isClosed(termsOf(companyId)?.holiday));
  const isMixed = needsPlace && picked.length > 0;
  return (
    <Panel
      component="section"
      aria-label={t('checkout.summary')}
      sx={{ padding: 2.5, position: { lg: 'sticky' }, insetBlockStart: 112, display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2">
          {t('checkout.summary')}
        </Typography>
        <AppLink to="/cart" sx={tapArea}>
          {t('checkout.editCart')}
        </AppLink>
      </Box>
      {sellers.map((seller) => (
        <SellerSummary
          key={seller.companyId}
          seller={seller}
          terms={termsOf(seller.companyId)}
          isPickedUp={picked.includes(seller.companyId)}
          isPlaceKnown={governorate !== ''}
        />
      ))}
      <Box
        sx={{ display: 'grid', gap: 1, borderBlockStart: 1, borderColor: 'divider', paddingBlockStart: 2 }}
      >
        <Row label={t('checkout.subtotal')} value={format.money(goods)} />
        <Row
          label={t('checkout.deliveryTotal')}
          value={
            delivery === null
              ? t('checkout.feeChoose')
              : delivery === 0
                ? t('checkout.feeFree')
                : format.money(delivery)
          }
        />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
          <strong>
            {t(
              isMixed ? 'checkout.totalMixed' : needsPlace ? 'checkout.totalToPay' : 'checkout.totalAtPickup',
            )}
          </strong>
          <Box component="strong" sx={{ fontSize: 'var(--text-20)', fontVariantNumeric: 'tabular-nums' }}>
            {format.cartTotal(goods + (delivery ?? 0))}
          </Box>
        </Box>
      </Box>
      {nonDelivering.map((seller) => (
        <NoDelivery
          key={seller.companyId}
          company={localized(seller, 'company_name', language)}
          governorate={governorate}
          onPickUp={termsOf(seller.companyId)?.pickup ? () => onPickUp(seller.companyId) : undefined}
        />
      ))}
      {notice}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={disabled || isOnHoliday}
        aria-disabled={phase !== 'idle' || undefined}
        aria-busy={phase !== 'idle'}
        startIcon={phase === 'idle' ? undefined : <CircularProgress size={18} color="inherit" />}
      >
        {phase === 'idle' && t(needsApproval ? 'buying:checkout.ask' : 'checkout.placeOrder')}
        {phase === 'placing' && t('checkout.placing')}
        {phase === 'checking' && t('checkout.checking')}
      </Button>
      {isOnHoliday && (
        <Box role="status" sx={{ fontSize: 'var(--text-14)', color: 'error.main' }}>
          {t('cart.holidayFirst')}
        </Box>
      )}
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        <Trans
          t={t}
          i18nKey="checkout.agree"
          components={{
            terms: (
              <AppLink to="/terms" underline="always">
                {''}
              </AppLink>
            ),
          }}
        />
      </Box>
    </Panel>
  );
}

interface NoDeliveryProps {
  company: string;
  governorate: string;
  /** Selects pickup instead; undefined if the seller does not offer it. */
  onPickUp: (() => void) | undefined;
}

function NoDelivery({ company, governorate, onPickUp }: NoDeliveryProps) {
  const { t } = useTranslation('ordering');
  const place = usePlaceNames()({ governorate, district: '' });
  return (
    <Box role="alert" sx={{ fontSize: 'var(--text-14)', color: 'error.main' }}>
      {t(onPickUp ? 'checkout.noDeliveryPickup' : 'checkout.noDelivery', {
        company,
        governorate: place.governorate,
      })}
      {onPickUp && (
        <Button
          variant="outlined"
          size="small"
          onClick={onPickUp}
          sx={{ display: 'flex', marginBlockStart: 1 }}
        >
          {t('checkout.pickUp')}
        </Button>
      )}
    </Box>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: 'var(--text-14)' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Box>
    </Box>
  );
}
