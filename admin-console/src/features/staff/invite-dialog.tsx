import { useErrorMessage, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppError } from '@mawad/supabase/errors';
import type { StaffRole } from '@mawad/supabase/companies/sellers-queries';
import { inviteStaff, staffRoles } from '@mawad/supabase/people/staff-queries';
import { useRoleRights } from './use-role-rights.ts';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

interface Values {
  email: string;
  role: StaffRole;
  language: 'en' | 'ar';
}

/** Error codes shown at the address field. */
const ofAddress = ['already_member', 'already_seller'];

/** Dialog that invites a person to the staff with a role. Opens on mount. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['admin-staff', 'admin-console', 'common']);
  const messageOf = useErrorMessage();
  const rightsOf = useRoleRights();
  const initial: Values = { email: '', role: 'support', language: useLanguage() };
  const form = useEditForm({
    initial,
    labels: { email: t('common:fields.email'), role: t('role'), language: t('language') },
    check: ({ email }) => ({
      email: !email.trim()
        ? t('common:forms.required')
        : /^\S+@\S+\.\S+$/.test(email.trim())
          ? undefined
          : t('common:forms.invalidEmail'),
    }),
  });
  const inviting = useAction({
    act: (services, input: Values) => inviteStaff(backendOf(services).data, input),
    reads: ['staff'],
    done: ({ email }) => t('sent', { email: email.trim() }),
    showAtField: form.refuse,
    onDone: onClose,
  });
  const { error } = inviting;
  const known = error instanceof AppError && ofAddress.includes(error.code) ? messageOf(error) : undefined;
  const isFields = error instanceof AppError && error.code === 'invalid_input';
  const email = form.text('email');
  return (
    <FormDialog
      title={t('inviteTitle')}
      submitLabel={t('send')}
      busy={inviting.isPending}
      failure={error && !known && !isFields ? { title: t('failed'), error } : null}
      onSubmit={() => form.mayGo() && inviting.mutate(form.values)}
      onClose={onClose}
    >
      <Box sx={{ fontSize: 'var(--text-14)' }}>{t('inviteText')}</Box>
      <TextInput
        {...email}
        onChange={(event) => {
          inviting.reset();
          email.onChange(event);
        }}
        error={email.error ?? known}
        type="email"
        autoComplete="off"
        ltr
        required
      />
      <TextInput
        {...form.text('role')}
        select
        hint={rightsOf(form.values.role)}
        slotProps={{ select: { native: true } }}
      >
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {t(`admin-console:staffRoles.${role}`)}
          </option>
        ))}
      </TextInput>
      <TextInput
        {...form.text('language')}
        select
        hint={t('languageHint')}
        slotProps={{ select: { native: true } }}
      >
        <option value="ar">العربية</option>
        <option value="en">English</option>
      </TextInput>
    </FormDialog>
  );
}
