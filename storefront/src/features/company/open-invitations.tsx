import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { revokeBuyingInvitation, type BuyingMembers } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';

type Invitation = BuyingMembers['invitations'][number];

/** Invitations that nobody accepted yet. */
export function OpenInvitations({ invitations }: { invitations: Invitation[] }) {
  const { t } = useTranslation('buying');
  return (
    <Panel sx={{ padding: 2 }}>
      <Typography variant="h3">{t('invite.waiting')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {invitations.map((invitation) => (
          <OpenInvitation key={invitation.id} invitation={invitation} />
        ))}
      </Box>
    </Panel>
  );
}

function OpenInvitation({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const target = invitation.email ?? t('invite.byLink');
  const revoke = useAction({
    act: (services) => revokeBuyingInvitation(backendOf(services).data, invitation.id),
    reads: ['buying'],
    done: () => t('invite.revoked'),
    failed: t('people.saveFailed'),
  });
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', fontSize: 'var(--text-14)' }}>
        <bdi>{target}</bdi>
        <Box sx={{ color: 'text.secondary' }}>
          {t(`roles.${invitation.role}`)}
          {' – '}
          {invitation.expired
            ? t('invite.expired')
            : t('invite.until', { date: format.date(invitation.expires_at) })}
        </Box>
      </Box>
      <Button
        loading={revoke.isPending}
        onClick={() => revoke.mutate()}
        aria-label={t('invite.revokeNamed', { email: target })}
      >
        {t('invite.revoke')}
      </Button>
    </Box>
  );
}
