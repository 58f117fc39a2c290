import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { mdiAlertOutline, mdiCheck } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';
import { Icon } from '@mawad/shared-ui/components/icon';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import type { PortalColumn } from '@mawad/shared-ui/components/portal/portal-table';
import { StatusChip } from '@mawad/shared-ui/components/order/status-chip';
import type { UserSummary } from '@mawad/supabase/queries/users';

/** The columns that the specification names: name, role, status, joined, verified or unverified. */
export function useUserColumns(): PortalColumn<UserSummary>[] {
  const { t } = useTranslation(['admin-console', 'common']);
  const format = useFormat();
  return [
    { id: 'name', header: t('users.name'), cell: (user) => <Name user={user} />, lead: true },
    { id: 'role', header: t('users.role'), cell: (user) => t(`common:roles.${user.role}`) },
    { id: 'status', header: t('users.status'), cell: (user) => <Status user={user} /> },
    { id: 'joined', header: t('users.joined'), cell: (user) => format.date(user.created_at) },
    {
      id: 'verified',
      header: t('users.verification'),
      cell: (user) => <Verified verified={user.email_verified} />,
    },
  ];
}

function Name({ user }: { user: UserSummary }) {
  const { t } = useTranslation('admin-console');
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        <bdi>{user.full_name || user.company_name || t('users.noName')}</bdi>
      </Box>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        <Ltr>{user.email}</Ltr>
      </Box>
    </>
  );
}

function Status({ user }: { user: UserSummary }) {
  const { t } = useTranslation('admin-console');
  return user.role === 'seller' && user.seller_status ? (
    <StatusChip kind="seller" status={user.seller_status} />
  ) : (
    t('users.active')
  );
}

function Verified({ verified }: { verified: boolean }) {
  const { t } = useTranslation('admin-console');
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        verticalAlign: 'middle',
        color: verified ? 'success.main' : 'warning.main',
      }}
    >
      <Icon path={verified ? mdiCheck : mdiAlertOutline} size={18} />
      {verified ? t('users.verified') : t('users.unverified')}
    </Box>
  );
}
