import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useMutation, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { backendOf } from '@mawad/supabase/client';
import { applyAsSeller } from '@mawad/supabase/companies/sellers-queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { GovernorateField } from './governorate-field.tsx';
import { useGovernorates } from '@mawad/shared-ui/desk/delivery/governorates.ts';

const longestName = 120;

interface ApplyFormProps {
  companyName?: string;
  governorate?: string | null;
  submitLabel: string;
}

/** Form by which a signed-in buyer applies to sell. */
export function ApplyForm({ companyName = '', governorate, submitLabel }: ApplyFormProps) {
  const { t } = useTranslation(['seller-portal', 'common']);
  const governorates = useGovernorates();
  const schema = z.object({
    company_name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, t('validation.companyName')),
        z.maxLength(longestName, t('common:forms.tooLong', { count: longestName })),
      ),
    governorate: z.string().check(z.minLength(governorates.length > 0 ? 1 : 0, t('validation.governorate'))),
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { company_name: companyName, governorate: governorate ?? '' },
  });
  const apply = useApply();
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit((input) => apply.mutate(input))}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextInput
        {...register('company_name')}
        label={t('common:fields.companyName')}
        error={formState.errors.company_name?.message}
        autoComplete="organization"
        required
        slotProps={{ htmlInput: { maxLength: longestName, dir: 'auto' } }}
      />
      <GovernorateField
        field={register('governorate')}
        error={formState.errors.governorate?.message}
        governorates={governorates}
      />
      <Button type="submit" variant="contained" size="large" loading={apply.isPending}>
        {submitLabel}
      </Button>
    </Box>
  );
}

/** Sends the application; the person then has the role seller and waits for approval. */
function useApply() {
  const { t } = useTranslation('seller-portal');
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const setSession = useStore((state) => state.session.set);
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: async ({ company_name, governorate }: { company_name: string; governorate: string }) => {
      await applyAsSeller(backendOf(services).data, company_name, governorate || undefined);
      await queryClient.invalidateQueries({ queryKey: queryKey('application', 'own') });
    },
    onSuccess: (_result, { company_name }) => {
      showToast({ title: t('apply.sent') });
      setSession({
        role: 'seller',
        is_approved: false,
        company_name,
        company_name_en: company_name,
        company_name_ar: company_name,
      });
    },
    onError: (error) =>
      showToast({ title: t('apply.failed'), description: messageOf(error), variant: 'destructive' }),
  });
}
