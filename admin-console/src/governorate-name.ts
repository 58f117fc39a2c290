import { localized, useLanguage } from '@mawad/shared-i18n';
import { type Services, useServices } from '@mawad/shared-ui/contract';
import { queryOptions, useQuery } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { listGovernorates } from '@mawad/supabase/queries/delivery';
import { queryKey } from '@mawad/supabase/query-keys';

export function governoratesQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('governorates', 'all'),
    queryFn: () => listGovernorates(backendOf(services).data),
    staleTime: Infinity,
  });
}

/** Turns a governorate's code into its name; the code itself until the names are there. */
export function useGovernorateName(): (code: string) => string {
  const language = useLanguage();
  const { data } = useQuery(governoratesQuery(useServices()));
  return (code) => {
    const governorate = data?.find((candidate) => candidate.code === code);
    return governorate ? localized(governorate, 'name', language) : code;
  };
}

/** Every governorate with its name; none until the names are there. */
export function useGovernorates(): { code: string; name: string }[] {
  const language = useLanguage();
  const { data = [] } = useQuery(governoratesQuery(useServices()));
  return data.map((governorate) => ({
    code: governorate.code,
    name: localized(governorate, 'name', language),
  }));
}
