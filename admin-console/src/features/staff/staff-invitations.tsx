import { useId } from 'react';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import { Panel } from '@mawad/shared-ui/components/panel';
import { Box, Button, Typography } from '@mawad/shared-ui/mui';
import { inviteStaff, revokeStaffInvitation, type StaffInvitation } from '@mawad/supabase/queries/staff';
import { useStaffAction } from '../../use-staff-action.ts';

/** Who was invited to the staff and has not come yet. */
export function StaffInvitations({ invitations }: { invitations: StaffInvitation[] }) {
  const { t } = useTranslation('admin-staff');
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: 2 }}>
      <Typography variant="h2" id={id} sx={{ fontSize: 'var(--text-16)' }}>
        {t('invitations')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {invitations.map((invitation) => (
          <OneInvitation key={invitation.id} invitation={invitation} />
        ))}
      </Box>
    </Panel>
  );
}

function OneInvitation({ invitation }: { invitation: StaffInvitation }) {
  const { t } = useTranslation(['admin-staff', 'admin-console']);
  const format = useFormat();
  const language = useLanguage();
  const { email, role, expired, expires_at } = invitation;
  const again = useStaffAction({
    act: ({ data }) => inviteStaff(data, { email, role, language }),
    reads: ['staff'],
    done: () => t('sent', { email }),
    failed: t('failed'),
  });
  const revoking = useStaffAction({
    act: ({ data }) => revokeStaffInvitation(data, invitation.id),
    reads: ['staff'],
    done: () => t('revoked', { email }),
    failed: t('failed'),
  });
  const busy = again.isPending || revoking.isPending;
  return (
    <Box
      component="li"
      aria-label={email}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 1 }}
    >
      <Box sx={{ flex: '1 1 220px', minInlineSize: 0, overflowWrap: 'anywhere', fontSize: 'var(--text-14)' }}>
        <Ltr>{email}</Ltr>
        <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
          {t(`admin-console:staffRoles.${role}`)} ·{' '}
          {expired ? t('expired') : t('until', { date: format.date(expires_at) })}
        </Box>
      </Box>
      <Button disabled={busy} onClick={() => again.mutate(undefined)}>
        {t('again')}
      </Button>
      <Button color="error" disabled={busy} onClick={() => revoking.mutate(undefined)}>
        {t('revoke')}
      </Button>
    </Box>
  );
}
