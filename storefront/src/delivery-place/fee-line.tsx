import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { CartQuote } from '@mawad/supabase/orders/queries';
import { governoratesQuery } from '../cart/order-queries.ts';

interface FeeLineProps {
  /** Code of the chosen governorate. */
  governorate: string;
  /** Terms of the seller for this governorate. */
  terms: CartQuote['sellers'][number];
}

/** Fee and days of one seller for the chosen governorate, or that it does not deliver there. */
export function FeeLine({ governorate, terms }: FeeLineProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const language = useLanguage();
  const { data: governorates = [] } = useQuery(governoratesQuery(useServices()));
  const place = governorates.find(({ code }) => code === governorate);
  if (!place) return null;
  const name = localized(place, 'name', language);
  const { delivers, delivery_fee: fee, lead_days: days, pickup } = terms;
  if (!delivers || fee === null)
    return (
      <strong>
        {t(pickup ? 'deliveryPlace.pickupOnly' : 'deliveryPlace.noDelivery', { governorate: name })}
      </strong>
    );
  return (
    <>
      <strong>
        {fee === 0
          ? t('deliveryPlace.free', { governorate: name })
          : t('deliveryPlace.fee', { governorate: name, fee: format.money(fee) })}
      </strong>
      {days !== null && ` · ${t('deliveryPlace.days', { count: days, number: format.number(days) })}`}
      {fee > 0 &&
        terms.free_over !== null &&
        ` · ${t('deliveryPlace.freeOver', { limit: format.money(terms.free_over) })}`}
      {terms.truck_needed && ` · ${t('deliveryPlace.truck')}`}
    </>
  );
}
