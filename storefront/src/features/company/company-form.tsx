import { useForm } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import type { BuyingCompanyInput } from '@mawad/supabase/buying/queries';

interface CompanyTexts {
  name: string;
  tax_number: string;
  trade_licence: string;
}

/** Form of a company's legal data; null: a new company. */
export const useCompanyForm = (company: BuyingCompanyInput | null) =>
  useForm<CompanyTexts>({
    defaultValues: {
      ...{ name: company?.name ?? '', tax_number: company?.tax_number ?? '' },
      trade_licence: company?.trade_licence ?? '',
    },
  });

export const companyInputOf = ({ name, tax_number, trade_licence }: CompanyTexts): BuyingCompanyInput => ({
  ...{ name: name.trim(), tax_number: tax_number.trim() || null },
  trade_licence: trade_licence.trim() || null,
});

interface CompanyFieldsProps {
  form: ReturnType<typeof useCompanyForm>;
  /** The company also sells: its name is changed in the seller portal. */
  isNameFixed?: boolean;
}

export function CompanyFields({ form, isNameFixed = false }: CompanyFieldsProps) {
  const { t } = useTranslation('buying');
  const { register, formState } = form;
  return (
    <>
      <TextInput
        label={t('create.name')}
        required
        disabled={isNameFixed}
        hint={isNameFixed ? t('details.nameFixed') : undefined}
        error={formState.errors.name && t('create.nameRequired')}
        {...register('name', { validate: (text) => text.trim() !== '' })}
        slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
      />
      <TextInput
        label={t('create.tax')}
        hint={t('details.onPapers')}
        required={false}
        {...register('tax_number')}
        slotProps={{ htmlInput: { maxLength: 40, dir: 'auto', autoComplete: 'off' } }}
      />
      <TextInput
        label={t('create.licence')}
        required={false}
        {...register('trade_licence')}
        slotProps={{ htmlInput: { maxLength: 60, dir: 'auto', autoComplete: 'off' } }}
      />
    </>
  );
}
