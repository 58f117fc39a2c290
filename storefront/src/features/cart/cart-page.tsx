import { useRef } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { blocksCheckout } from '../../cart/cart-lines.ts';
import { QuoteFailure } from '../../cart/quote-failure.tsx';
import { isClosed } from '../../cart/seller-holiday.tsx';
import { isBelowMinimum } from '../../cart/seller-minimum.tsx';
import { useCartReview } from '../../cart/use-cart-review.ts';
import { FeeLine } from '../../delivery-place/fee-line.tsx';
import { useDeliveryPlace } from '../../delivery-place/use-delivery-place.ts';
import { Seo } from '../../layout/seo.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useTypedQuantities } from './use-typed-quantities.ts';
import { SellerSection } from './seller-section.tsx';

/** Cart grouped by seller, with current prices and stock. */
export function CartPage() {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  const restored = useStore((state) => state.restored);
  const count = useStore((state) => state.cart.count);
  return (
    <PlainContainer>
      <Box sx={{ minBlockSize: '100dvh', paddingBlock: { xs: 3, md: 4 } }}>
        <Seo title={t('cart.heading')} noIndex />
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, marginBlockEnd: 3 }}>
          <Typography variant="h1">{t('cart.heading')}</Typography>
          {count > 0 && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('cart.count', { count, number: format.number(count) })}
            </Box>
          )}
        </Box>
        {!restored && <CartSkeleton />}
        {restored && count === 0 && (
          <Box>
            <EmptyState
              title={t('cart.empty')}
              text={t('cart.emptyHint')}
              action={{ label: t('cart.browse'), to: '/products' }}
            />
            <Box sx={{ textAlign: 'center' }}>
              <ButtonLink to="/quick-order">{t('cart.quickOrder')}</ButtonLink>
            </Box>
          </Box>
        )}
        {restored && count > 0 && <FilledCart />}
      </Box>
    </PlainContainer>
  );
}

function FilledCart() {
  const governorate = useDeliveryPlace();
  const { sellers, lines, quote, error, retry } = useCartReview(governorate || undefined);
  const { wrong, report } = useTypedQuantities(lines);
  const sections = useRef<HTMLDivElement>(null);
  const focusWrong = () =>
    sections.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  const termsOf = (companyId: string) => quote?.sellers.find(({ company_id: id }) => id === companyId);
  const isShort = sellers.some(({ companyId, subtotal }) =>
    isBelowMinimum({ subtotal, minimum: termsOf(companyId)?.minimum_order }),
  );
  const fee = (terms: ReturnType<typeof termsOf>) =>
    governorate !== '' && terms && <FeeLine governorate={governorate} terms={terms} />;
  const isOnHoliday = sellers.some(({ companyId }) => isClosed(termsOf(companyId)?.holiday));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        gap: { xs: 3, md: 4 },
        alignItems: 'start',
      }}
    >
      <Box ref={sections} sx={{ display: 'grid', gap: 3 }}>
        {error && !quote && <QuoteFailure onRetry={retry} />}
        {sellers.map((seller) => (
          <SellerSection
            key={seller.companyId}
            seller={seller}
            freeOver={quote && (termsOf(seller.companyId)?.free_over ?? null)}
            minimum={termsOf(seller.companyId)?.minimum_order}
            highestMinimum={termsOf(seller.companyId)?.highest_minimum}
            holiday={termsOf(seller.companyId)?.holiday}
            showroom={termsOf(seller.companyId)?.pickup}
            fee={fee(termsOf(seller.companyId))}
            onProblem={report}
          />
        ))}
      </Box>
      <CartSummary
        sellers={sellers}
        lines={lines}
        deliveryTotal={
          quote?.sellers.every(({ delivery_fee }) => delivery_fee !== null) ? quote.delivery_total : null
        }
        wrongQuantity={wrong}
        onWrongQuantity={focusWrong}
        obstacle={lines.some(blocksCheckout) ? 'lines' : isOnHoliday ? 'holiday' : isShort ? 'minimum' : null}
      />
    </Box>
  );
}

function CartSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={136} />
      <Skeleton variant="rounded" height={136} />
    </Box>
  );
}
