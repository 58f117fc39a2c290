import { localized, useLanguage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { governoratesQuery } from '../cart/order-queries.ts';

interface Place {
  /** ISO 3166-2 code. */
  governorate?: string;
  district?: string;
}
interface PlaceNames {
  governorate: string;
  district: string;
}

/** Returns the names of a place in the user's language. The governorate name is '' while the list loads. */
export function usePlaceNames(): (place: Place) => PlaceNames {
  const language = useLanguage();
  const { data = [], isPending } = useQuery(governoratesQuery(useServices()));
  return (place) => {
    const governorate = data.find(({ code }) => code === place.governorate);
    const district = governorate?.districts.find(
      ({ name_en, name_ar }) => name_en === place.district || name_ar === place.district,
    );
    return {
      governorate: governorate
        ? localized(governorate, 'name', language)
        : isPending
          ? ''
          : (place.governorate ?? ''),
      district: district ? localized(district, 'name', language) : (place.district ?? ''),
    };
  };
}
