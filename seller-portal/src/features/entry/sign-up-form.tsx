import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { PasswordInput } from '@mawad/shared-ui/kit/form/password-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { passwordLength } from '@mawad/supabase/password';
import { GovernorateField } from '../../governorate-field.tsx';
import { useGovernorates } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { type SignUpInput, signUpSchema } from './sign-up-schema.ts';
import { useSignUp } from './use-sign-up.ts';

const empty: SignUpInput = {
  company_name: '',
  governorate: '',
  full_name: '',
  phone: '',
  email: '',
  password: '',
};

/** Sign-up form of a company. `onSent` is called once the confirmation mail is sent. */
export function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation(['seller-portal', 'common', 'errors']);
  const language = useLanguage();
  const governorates = useGovernorates();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(signUpSchema(t, governorates.length > 0)),
    mode: 'onTouched',
    defaultValues: empty,
  });
  const signUp = useSignUp(onSent);
  const { errors } = formState;
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('entry.signUp')}
      onSubmit={handleSubmit((input) => signUp.mutate({ ...input, language }))}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextInput
        {...register('company_name')}
        label={t('common:fields.companyName')}
        error={errors.company_name?.message}
        autoComplete="organization"
        required
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <GovernorateField
        field={register('governorate')}
        error={errors.governorate?.message}
        governorates={governorates}
      />
      <TextInput
        {...register('full_name')}
        label={t('common:fields.fullName')}
        error={errors.full_name?.message}
        autoComplete="name"
        required
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <TextInput
        {...register('phone')}
        label={t('common:fields.phone')}
        error={errors.phone?.message}
        hint={t('fields.phoneHelp')}
        type="tel"
        autoComplete="tel"
        ltr
        required
      />
      <TextInput
        {...register('email')}
        label={t('common:fields.email')}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        ltr
        required
      />
      <PasswordInput
        {...register('password')}
        error={errors.password?.message}
        hint={t('fields.passwordHelp', { min: passwordLength.min })}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="contained" size="large" loading={signUp.isPending}>
        {t('signUp.submit')}
      </Button>
    </Box>
  );
}
