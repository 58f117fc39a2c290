import { useId } from 'react';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import { Panel } from '@mawad/shared-ui/components/panel';
import { Box, Button, Typography } from '@mawad/shared-ui/mui';
import { inviteMember, revokeInvitation, type TeamInvitation } from '@mawad/supabase/queries/team';
import { useTeamChange } from './use-team-change.ts';

/** Who was invited and has not come yet. */
export function Invitations({ invitations }: { invitations: TeamInvitation[] }) {
  const { t } = useTranslation('company');
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: 2 }}>
      <Typography variant="h2" id={id} sx={{ fontSize: 'var(--text-16)' }}>
        {t('team.invitations')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {invitations.map((invitation) => (
          <OneInvitation key={invitation.id} invitation={invitation} />
        ))}
      </Box>
    </Panel>
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
          {t(`team.roles.${role}`)} ·{' '}
          {expired ? t('team.expired') : t('team.until', { date: format.date(expires_at) })}
        </Box>
      </Box>
      <Button disabled={busy} onClick={() => again.mutate(undefined)}>
        {t('team.again')}
      </Button>
      <Button color="error" disabled={busy} onClick={() => revoking.mutate(undefined)}>
        {t('team.revoke')}
      </Button>
    </Box>
  );
}
