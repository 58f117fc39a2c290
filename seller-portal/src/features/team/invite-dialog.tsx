import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useErrorMessage, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { AppError } from '@mawad/supabase/errors';
import { inviteMember } from '@mawad/supabase/companies/team-queries';
import { companyRoles } from './company-roles.ts';
import { useTeamChange } from './use-team-change.ts';

const roles = ['owner', 'manager', 'sales', 'warehouse', 'finance'] as const;

/** Dialog for an invitation with a role. It is open while mounted. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['company', 'common']);
  const messageOf = useErrorMessage();
  const id = useId();
  const schema = z.object({
    email: z.pipe(z.string().check(z.trim()), z.email(t('common:forms.invalidEmail'))),
    role: z.enum(roles),
    language: z.enum(['en', 'ar']),
  });
  const language = useLanguage();
  const defaultValues: z.infer<typeof schema> = { email: '', role: 'sales', language };
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues,
  });
  const inviting = useTeamChange({
    change: async (db, input: z.infer<typeof schema>) => {
      try {
        await inviteMember(db, input);
      } catch (error) {
        if (error instanceof AppError && error.code === 'already_member')
          setError('email', { message: messageOf(error) }, { shouldFocus: true });
        throw error;
      }
    },
    done: ({ email }) => t('company:team.sent', { email }),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={inviting.isPending ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <Box component="form" noValidate onSubmit={handleSubmit((input) => inviting.mutate(input))}>
        <DialogTitle id={id}>{t('company:team.inviteTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <Box sx={{ fontSize: 'var(--text-14)' }}>{t('company:team.inviteText')}</Box>
          <TextInput
            {...register('email')}
            label={t('common:fields.email')}
            type="email"
            autoComplete="off"
            error={formState.errors.email?.message}
            ltr
            required
          />
          <TextInput
            {...register('role')}
            select
            label={t('company:team.role')}
            slotProps={{ select: { native: true } }}
          >
            {companyRoles.map((role) => (
              <option key={role} value={role}>
                {t(`company:team.roles.${role}`)}
              </option>
            ))}
          </TextInput>
          <TextInput
            {...register('language')}
            select
            label={t('company:team.language')}
            hint={t('company:team.languageHint')}
            slotProps={{ select: { native: true } }}
          >
            <option value="ar">العربية</option>
            <option value="en">English</option>
          </TextInput>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={inviting.isPending} color="inherit">
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={inviting.isPending}>
            {t('company:team.send')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
