import { useEffect, useRef, useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { governoratesQuery } from '../cart/order-queries.ts';
import { PlainSelect } from '../layout/plain-select.tsx';
import { chooseDeliveryPlace, useDeliveryPlace } from './use-delivery-place.ts';

/**
 * Select of the governorate for which delivery fees are shown. Until the visitor asks for it, only a button, so that pages
 * load no list of governorates that nobody needs.
 */
export function DeliveryPlace() {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const governorate = useDeliveryPlace();
  const [isAsked, setAsked] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAsked) select.current?.focus();
  }, [isAsked]);
  const isOpen = isAsked || governorate !== '';
  const {
    data: governorates,
    error,
    refetch,
  } = useQuery({ ...governoratesQuery(useServices()), enabled: isOpen });
  if (!isOpen)
    return (
      <PlainButton look="text" onClick={() => setAsked(true)}>
        {t('deliveryPlace.choose')}
      </PlainButton>
    );
  if (error && !governorates)
    return (
      <PlainButton look="text" onClick={() => void refetch()}>
        {t('deliveryPlace.retry')}
      </PlainButton>
    );
  return (
    <PlainSelect
      value={governorate}
      onChoose={chooseDeliveryPlace}
      aria-label={t('deliveryPlace.label')}
      aria-busy={!governorates}
      ref={select}
    >
      <option value="">{t('deliveryPlace.none')}</option>
      {governorates?.map((one) => (
        <option key={one.code} value={one.code}>
          {localized(one, 'name', language)}
        </option>
      ))}
    </PlainSelect>
  );
}
