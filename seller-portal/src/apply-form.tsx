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
import { applyAsSeller } from '@mawad/supabase/queries/sellers';
import { queryKey } from '@mawad/supabase/query-keys';

const longestName = 120;

interface ApplyFormProps {
  companyName?: string;
  submitLabel: string;
}

/** Form by which a signed-in buyer applies to sell; needs only a company name. */
export function ApplyForm({ companyName = '', submitLabel }: ApplyFormProps) {
  const { t } = useTranslation(['seller-portal', 'common']);
  const schema = z.object({
    company_name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, t('validation.companyName')),
        z.maxLength(longestName, t('common:forms.tooLong', { count: longestName })),
      ),
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { company_name: companyName },
  });
  const apply = useApply();
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(({ company_name }) => apply.mutate(company_name))}
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
    mutationFn: async (companyName: string) => {
      await applyAsSeller(backendOf(services).data, companyName);
      await queryClient.invalidateQueries({ queryKey: queryKey('application', 'own') });
    },
    onSuccess: (_result, companyName) => {
      showToast({ title: t('apply.sent') });
      setSession({
        role: 'seller',
        is_approved: false,
        company_name: companyName,
        company_name_en: companyName,
        company_name_ar: companyName,
      });
    },
    onError: (error) =>
      showToast({ title: t('apply.failed'), description: messageOf(error), variant: 'destructive' }),
  });
}
