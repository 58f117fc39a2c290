import { localized, useLanguage } from '@mawad/shared-i18n';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';

interface CompanyNameProps {
  of: { company_name_en?: string | null; company_name_ar?: string | null };
}

export function CompanyName({ of }: CompanyNameProps) {
  return <LocalizedText>{localized(of, 'company_name', useLanguage())}</LocalizedText>;
}
