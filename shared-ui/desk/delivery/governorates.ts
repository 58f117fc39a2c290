import { localized, useLanguage } from '@mawad/shared-i18n';
import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function governoratesQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('governorates', 'all'),
    queryFn: () => listGovernorates(backendOf(services).data),
    staleTime: Infinity,
  });
}

/** Returns a governorate's name; its code while the names load. */
export function useGovernorateName(): (code: string) => string {
  const language = useLanguage();
  const { data } = useQuery(governoratesQuery(useServices()));
  return (code) => {
    const governorate = data?.find((candidate) => candidate.code === code);
    return governorate ? localized(governorate, 'name', language) : code;
  };
}

/** Returns place names in the reader's language; the code and the typed text while the names load. */
export function usePlaceNames(): (place: { governorate?: string; district?: string }) => {
  governorate?: string;
  district?: string;
} {
  const language = useLanguage();
  const governorateName = useGovernorateName();
  const { data } = useQuery(governoratesQuery(useServices()));
  return ({ governorate, district }) => {
    const known = data
      ?.find(({ code }) => code === governorate)
      ?.districts.find(({ name_en, name_ar }) => name_en === district || name_ar === district);
    return {
      governorate: governorate && governorateName(governorate),
      district: known ? localized(known, 'name', language) : district,
    };
  };
}

/** Governorates with names; empty while the names load. */
export function useGovernorates(): { code: string; name: string }[] {
  const language = useLanguage();
  const { data = [] } = useQuery(governoratesQuery(useServices()));
  return data.map((governorate) => ({
    code: governorate.code,
    name: localized(governorate, 'name', language),
  }));
}
