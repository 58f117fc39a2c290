import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { InvitationList, InvitationRow } from '@mawad/shared-ui/desk/people/invitation-list.tsx';
import {
  inviteStaff,
  revokeStaffInvitation,
  type StaffInvitation,
} from '@mawad/supabase/people/staff-queries';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

/** Open invitations to the staff. */
export function StaffInvitations({ invitations }: { invitations: StaffInvitation[] }) {
  const { t } = useTranslation('admin-staff');
  return (
    <InvitationList title={t('invitations')}>
      {invitations.map((invitation) => (
        <OneInvitation key={invitation.id} invitation={invitation} />
      ))}
    </InvitationList>
  );
}

function OneInvitation({ invitation }: { invitation: StaffInvitation }) {
  const { t } = useTranslation(['admin-staff', 'admin-console']);
  const format = useFormat();
  const language = useLanguage();
  const { email, role, expired, expires_at } = invitation;
  const again = useAction({
    act: (services) => inviteStaff(backendOf(services).data, { email, role, language }),
    reads: ['staff'],
    done: () => t('sent', { email }),
    failed: t('failed'),
  });
  const revoking = useAction({
    act: (services) => revokeStaffInvitation(backendOf(services).data, invitation.id),
    reads: ['staff'],
    done: () => t('revoked', { email }),
    failed: t('failed'),
  });
  const until = expired ? t('expired') : t('until', { date: format.date(expires_at) });
  return (
    <InvitationRow
      email={email}
      facts={[t(`admin-console:staffRoles.${role}`), until]}
      busy={again.isPending || revoking.isPending}
      again={{ label: t('again'), onClick: () => again.mutate(undefined) }}
      revoke={{ label: t('revoke'), onClick: () => revoking.mutate(undefined) }}
    />
  );
}
