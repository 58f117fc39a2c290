import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiStoreOutline, mdiTruckOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Showroom } from '@mawad/supabase/delivery/queries';
import type { CartQuote } from '@mawad/supabase/orders/queries';
import { usePlaceNames } from '../../address/use-place-names.ts';
import type { SellerLines } from '../../cart/cart-lines.ts';
import { Choice } from '../../address/choice.tsx';
import type { DeliveryValues } from '../../address/delivery-schema.ts';
import { ShippingSection } from './fixed-choices.tsx';
import { useReadyText } from './use-ready-text.ts';

interface HandoverSectionProps {
  sellers: SellerLines[];
  quote: CartQuote | undefined;
}

/** Choice between delivery and pickup for each seller that offers both. */
export function HandoverSection({ sellers, quote }: HandoverSectionProps) {
  const { t } = useTranslation(['ordering', 'common']);
  const language = useLanguage();
  const termsOf = (id: string) => quote?.sellers.find(({ company_id }) => company_id === id);
  const pickupSellers = sellers.filter(({ companyId }) => termsOf(companyId)?.pickup);
  const others = sellers.filter((seller) => !pickupSellers.includes(seller));
  if (pickupSellers.length === 0) return <ShippingSection />;
  return (
    <FormSection title={t('checkout.handover')}>
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2.5 }}>
        {pickupSellers.map((seller) => (
          <SellerChoice
            key={seller.companyId}
            seller={seller}
            showroom={termsOf(seller.companyId)!.pickup!}
            delivers={termsOf(seller.companyId)!.delivers}
          />
        ))}
        {others.length > 0 && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: 'var(--text-14)' }}>
            <Icon path={mdiTruckOutline} />
            {t('checkout.othersDeliver', {
              companies: others
                .map((seller) => localized(seller, 'company_name', language))
                .join(t('common:listComma') + ' '),
            })}
          </Box>
        )}
      </Box>
    </FormSection>
  );
}

interface SellerChoiceProps {
  seller: SellerLines;
  showroom: Showroom;
  /** True if the seller delivers to the selected governorate or none is selected. */
  delivers: boolean;
}

function SellerChoice({ seller, showroom, delivers }: SellerChoiceProps) {
  const { t } = useTranslation('ordering');
  const id = useId();
  const company = localized(seller, 'company_name', useLanguage());
  const { control, setValue } = useFormContext<DeliveryValues>();
  const [pickup, governorate] = useWatch({ control, name: ['pickup', 'governorate'] });
  const place = usePlaceNames()({ governorate });
  const isPicked = pickup.includes(seller.companyId);
  const choose = (picked: boolean) => {
    const rest = pickup.filter((one) => one !== seller.companyId);
    setValue('pickup', picked ? [...rest, seller.companyId] : rest);
  };
  return (
    <Box role="radiogroup" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Box id={id} sx={{ fontWeight: 600 }}>
        {t('checkout.handoverOf', { company })}
      </Box>
      <Choice name={`handover-${seller.companyId}`} checked={!isPicked} onChange={() => choose(false)}>
        <Icon path={mdiTruckOutline} />
        <span>
          <Box component="strong" sx={{ display: 'block', fontWeight: 600 }}>
            {t('checkout.deliver')}
          </Box>
          {!delivers && (
            <Box component="span" sx={{ fontSize: 'var(--text-14)', color: 'error.main' }}>
              {t('checkout.deliverNot', { governorate: place.governorate })}
            </Box>
          )}
        </span>
      </Choice>
      <Choice name={`handover-${seller.companyId}`} checked={isPicked} onChange={() => choose(true)}>
        <Icon path={mdiStoreOutline} />
        <PickupText showroom={showroom} />
      </Choice>
    </Box>
  );
}

function PickupText({ showroom }: { showroom: Showroom }) {
  const { t } = useTranslation(['ordering', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const readyText = useReadyText();
  const hours = localized(showroom, 'hours', language);
  const note = localized(showroom, 'note', language);
  const place = [localized(showroom, 'address', language), localized(showroom, 'governorate', language)];
  return (
    <Box component="span" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
      <Box component="strong" sx={{ display: 'block', fontWeight: 600 }}>
        {t('checkout.pickUp')}
      </Box>
      <Box component="span" sx={{ display: 'grid', fontSize: 'var(--text-14)', color: 'text.secondary' }}>
        <span>
          {`${t('checkout.feeFree')} · ${readyText(showroom.lead_days, format.number(showroom.lead_days))}`}
        </span>
        <bdi>{place.join(t('common:orderParts.placeSeparator'))}</bdi>
        {hours && <bdi>{hours}</bdi>}
        {note && <bdi>{note}</bdi>}
      </Box>
    </Box>
  );
}
