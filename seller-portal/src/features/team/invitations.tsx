import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { InvitationList, InvitationRow } from '@mawad/shared-ui/desk/people/invitation-list.tsx';
import { inviteMember, revokeInvitation, type TeamInvitation } from '@mawad/supabase/companies/team-queries';
import { useTeamChange } from './use-team-change.ts';

/** Open invitations. */
export function Invitations({ invitations }: { invitations: TeamInvitation[] }) {
  const { t } = useTranslation('company');
  return (
    <InvitationList title={t('team.invitations')}>
      {invitations.map((invitation) => (
        <OneInvitation key={invitation.id} invitation={invitation} />
      ))}
    </InvitationList>
  );
}

function OneInvitation({ invitation }: { invitation: TeamInvitation }) {
  const { t } = useTranslation('company');
  const format = useFormat();
  const language = useLanguage();
  const { email, role, expired, expires_at } = invitation;
  const again = useTeamChange({
    change: (db) => inviteMember(db, { email, role, language }),
    done: () => t('team.sent', { email }),
  });
  const revoking = useTeamChange({
    change: (db) => revokeInvitation(db, invitation.id),
    done: () => t('team.revoked', { email }),
  });
  const until = expired ? t('team.expired') : t('team.until', { date: format.date(expires_at) });
  return (
    <InvitationRow
      email={email}
      facts={[t(`team.roles.${role}`), until]}
      busy={again.isPending || revoking.isPending}
      again={{ label: t('team.again'), onClick: () => again.mutate(undefined) }}
      revoke={{ label: t('team.revoke'), onClick: () => revoking.mutate(undefined) }}
    />
  );
}
