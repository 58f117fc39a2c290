import { useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { formatPhone, parsePhone, useErrorMessage, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { updateProfile, type Profile } from '@mawad/supabase/people/account-queries';
import { AddressField } from '../../address/address-field.tsx';
import { profileQuery } from '../../address/address-queries.ts';
import { LanguageChoice } from './language-choice.tsx';
import { profileSchema, type ProfileValues } from './profile-schema.ts';

interface ProfileFormProps {
  user: { id: string; email: string };
  profile: Profile;
}

/** Profile form; saving also switches the site to the selected language. */
export function ProfileForm({ user, profile }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const services = useServices();
  const messageOf = useErrorMessage();
  const currentLanguage = useLanguage();
  const setLanguage = useStore((state) => state.language.setLanguage);
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    defaultValues: {
      full_name: profile.full_name,
      phone: profile.phone ? formatPhone(profile.phone) : '',
      language: currentLanguage,
    },
    mode: 'onTouched',
  });
  const { setValue } = form;
  // Follows a language change in the header.
  useEffect(() => setValue('language', currentLanguage), [currentLanguage, setValue]);
  const save = useMutation({
    mutationFn: ({ full_name, phone, language }: ProfileValues) =>
      updateProfile(backendOf(services).data, user.id, { full_name, phone: parsePhone(phone), language }),
    onSuccess: async (_, values) => {
      setLanguage(values.language);
      form.reset(values);
      await services.queryClient.invalidateQueries({ queryKey: profileQuery(services, user.id).queryKey });
    },
  });

  return (
    <FormProvider {...form}>
      <Panel
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => void form.handleSubmit((values) => save.mutate(values))(event)}
        sx={{ display: 'grid', gap: 2.5, padding: { xs: 2, sm: 3 }, maxInlineSize: 640 }}
      >
        <AddressField name="full_name" label={t('fields.fullName')} autoComplete="name" />
        <TextInput
          ltr
          label={t('fields.email')}
          hint={t('profile.emailHint')}
          value={user.email}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ '& .MuiInputBase-root': { backgroundColor: 'surface.sunken' } }}
        />
        <AddressField
          name="phone"
          type="tel"
          ltr
          optional
          label={t('fields.phone')}
          hint={t('profile.phoneHint')}
          autoComplete="tel"
        />
        <LanguageChoice />
        {save.error && (
          <Alert severity="error" role="alert">
            <strong>{t('profile.saveFailed')}</strong>
            <Box>{messageOf(save.error)}</Box>
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t('profile.save')}
          </Button>
          {/* Inline instead of a toast, so that it appears in the newly selected language. */}
          <Box role="status" sx={{ color: 'success.dark', fontSize: 'var(--text-14)' }}>
            {save.isSuccess && !form.formState.isDirty && t('profile.saved')}
          </Box>
        </Box>
      </Panel>
    </FormProvider>
  );
}
