import type { Address } from '@mawad/supabase/people/account-queries';
import type { Governorate } from '@mawad/supabase/delivery/queries';

export const governorates: Governorate[] = [
  {
    code: 'IQ-BG',
    name_en: 'Baghdad',
    name_ar: 'بغداد',
    districts: [{ name_en: 'Karrada', name_ar: 'الكرادة' }],
  },
  {
    code: 'IQ-BA',
    name_en: 'Basra',
    name_ar: 'البصرة',
    districts: [{ name_en: 'Zubair', name_ar: 'الزبير' }],
  },
];

export function savedAddress(change: Partial<Address> = {}): Address {
  return {
    id: 1,
    label: '',
    full_name: 'Ali Hassan',
    phone: '+9647701234567',
    governorate: 'IQ-BG',
    district: 'Karrada',
    address: 'Street 52, house 7',
    landmark: null,
    postal_code: null,
    is_default: false,
    ...change,
  };
}
