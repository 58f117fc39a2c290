import { useState } from 'react';
import { formatPhone, useTranslation } from '@mawad/shared-i18n';
import { CheckoutGuard } from '@mawad/shared-ui/components/guards/checkout-guard';
import { useServices } from '@mawad/shared-ui/contract';
import { PlainContainer } from '@mawad/shared-ui/components/plain-container';
import { Box, Typography } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import type { Address, Profile } from '@mawad/supabase/queries/account';
import { addressesQuery, profileQuery } from '../../address/address-queries.ts';
import { Seo } from '../../layout/seo.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { readDraft } from './checkout-storage.ts';
import { emptyDelivery, valuesOfAddress, type DeliveryValues } from './delivery-schema.ts';

/** Checkout: signed in and with a filled cart only. */
export function CheckoutPage() {
  const { t } = useTranslation('ordering');
  return (
    <>
      <Seo title={t('checkout.heading')} noIndex />
      {/* As tall as the screen from the start, so that the footer never moves while the guard decides. */}
      <Box sx={{ minBlockSize: '100dvh' }}>
        <CheckoutGuard>
          <PlainContainer>
            <Box sx={{ paddingBlock: { xs: 3, md: 4 } }}>
              <Typography variant="h1" sx={{ marginBlockEnd: 3 }}>
                {t('checkout.heading')}
              </Typography>
              <Prepared />
            </Box>
          </PlainContainer>
        </CheckoutGuard>
      </Box>
    </>
  );
}

/** Waits for the saved addresses, so that nothing moves once the form is there; without them it goes on. */
function Prepared() {
  const services = useServices();
  // Signing out leaves this page; until it has, the form stays as it is.
  const [user] = useState(useStore((state) => state.session.user)!);
  const addresses = useQuery(addressesQuery(services, user.id));
  const profile = useQuery(profileQuery(services, user.id));
  if (addresses.isPending || profile.isPending) return <CheckoutSkeleton />;
  const saved = addresses.data ?? [];
  return <CheckoutForm start={startValues(user.email, saved, profile.data)} addresses={saved} />;
}

/** What was typed before a reload; else the default address, or the account's own name and phone. */
function startValues(email: string, saved: Address[], profile: Profile | undefined): DeliveryValues {
  const start = { ...emptyDelivery, email };
  const draft = readDraft();
  if (draft) {
    const isKnown = saved.some(({ id }) => String(id) === draft.address_id);
    return { ...start, ...draft, address_id: isKnown ? draft.address_id! : '' };
  }
  if (saved[0]) return { ...start, ...valuesOfAddress(saved[0]) };
  const { full_name = '', phone = null } = profile ?? {};
  return { ...start, full_name, phone: phone ? formatPhone(phone) : '', save_address: true };
}
