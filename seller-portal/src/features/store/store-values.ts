import { formatPhone, parsePhone } from '@mawad/shared-i18n';
import type { OwnStore, StoreText } from '@mawad/supabase/companies/stores-queries';

/** Form values; an absent text is ''. `version` is that of the loaded store. */
export type StoreValues = Record<keyof StoreText | 'version', string>;

export function valuesOf(store: OwnStore): StoreValues {
  return {
    name_en: store.name_en ?? '',
    name_ar: store.name_ar ?? '',
    about_en: store.about_en ?? '',
    about_ar: store.about_ar ?? '',
    hours_en: store.hours_en ?? '',
    hours_ar: store.hours_ar ?? '',
    returns_en: store.returns_en ?? '',
    returns_ar: store.returns_ar ?? '',
    store_phone: formatPhone(store.store_phone ?? ''),
    governorate: store.governorate ?? '',
    logo: store.logo ?? '',
    banner: store.banner ?? '',
    version: store.version,
  };
}

/** Converts form values; the database stores empty texts as null. */
export function storeOf({ version: _version, ...values }: StoreValues): StoreText {
  return { ...values, store_phone: parsePhone(values.store_phone) };
}
