import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { buyingQuery } from '@mawad/shared-ui/desk/buying/buying-query.ts';
import { cartReadKey } from '@mawad/shared-ui/desk/cart/cart-read.ts';
import { CheckoutGuard } from '@mawad/shared-ui/platform/guards/checkout-guard.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { Address, Profile } from '@mawad/supabase/people/account-queries';
import { addressesQuery, profileQuery } from '../../address/address-queries.ts';
import { Seo } from '../../layout/seo.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { readDraft } from './checkout-storage.ts';
import { placeOfProject } from './project-place.ts';
import { startProject } from './use-buying-choice.ts';
import { readDeliveryPlace } from '../../delivery-place/use-delivery-place.ts';
import { emptyDelivery, savedDelivery, type DeliveryValues } from '../../address/delivery-schema.ts';

/** Checkout page; requires sign-in and a non-empty cart. */
export function CheckoutPage() {
  const { t } = useTranslation('ordering');
  const isCartAwaited = useIsCartAwaited();
  return (
    <>
      <Seo title={t('checkout.heading')} noIndex />
      {/* Screen height from the start, so that the footer does not move while the guard checks the
          session. */}
      <Box sx={{ minBlockSize: '100dvh' }}>
        <CheckoutGuard isCartAwaited={isCartAwaited}>
          <PlainContainer>
            <Box sx={{ paddingBlock: { xs: 3, md: 4 } }}>
              <Typography variant="h1" sx={{ marginBlockEnd: 3 }}>
                {t('checkout.heading')}
              </Typography>
              <LoadedCheckout />
            </Box>
          </PlainContainer>
        </CheckoutGuard>
      </Box>
    </>
  );
}

/** True on a device that has not read the account's cart since the page was opened; see docs/carts.md. */
function useIsCartAwaited(): boolean {
  const services = useServices();
  const user = useStore((state) => state.session.user?.id);
  // For whom the person buys decides which cart is read.
  const buying = useQuery({ ...buyingQuery(services), enabled: user !== undefined });
  const isUnknown = buying.isPending && (buying.failureCount > 0 || buying.isPaused);
  const { data: isRead } = useQuery({
    queryKey: cartReadKey(user ?? ''),
    queryFn: () => true,
    enabled: false,
  });
  return user !== undefined && !isRead && !isUnknown;
}

/**
 * Loads the saved addresses first, so that the form does not change afterwards; continues without them if
 * loading fails.
 */
function LoadedCheckout() {
  const services = useServices();
  // Keeps the user, so that the form does not change between sign-out and the redirect.
  const [user] = useState(useStore((state) => state.session.user)!);
  const addresses = useQuery(addressesQuery(services, user.id));
  const profile = useQuery(profileQuery(services, user.id));
  const buying = useQuery(buyingQuery(services));
  // Without its answer at the first try the order is private.
  const isBuyingAwaited = buying.isPending && buying.failureCount === 0;
  if (addresses.isPending || profile.isPending || isBuyingAwaited) return <CheckoutSkeleton />;
  const saved = addresses.data ?? [];
  return (
    <CheckoutForm
      start={startValues(user.email, saved, profile.data, startProject(buying.data))}
      addresses={saved}
    />
  );
}

/**
 * Initial values: the draft stored before a reload over those of the account; a remembered project gives its site. Without a saved address, the governorate is
 * the one for which the visitor saw delivery fees.
 */
function startValues(
  email: string,
  saved: Address[],
  profile: Profile | undefined,
  project: Parameters<typeof placeOfProject>[0] | undefined,
): DeliveryValues {
  const draft = readDraft();
  if (!draft) {
    const values = savedDelivery(email, saved, profile);
    if (project) return { ...values, ...placeOfProject(project) };
    return saved.length === 0 ? { ...values, governorate: readDeliveryPlace() } : values;
  }
  const isSaved = saved.some(({ id }) => String(id) === draft.address_id);
  return { ...emptyDelivery, email, ...draft, address_id: isSaved ? draft.address_id! : '' };
}
