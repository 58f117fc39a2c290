import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';
import type { UserSummary } from '@mawad/supabase/queries/users';
import { Verified } from './verified.tsx';

export function useUserColumns(): PortalColumn<UserSummary>[] {
  const { t } = useTranslation(['admin-console', 'common']);
  const format = useFormat();
  return [
    { id: 'name', header: t('users.name'), cell: (user) => <Name user={user} />, lead: true },
    {
      id: 'role',
      header: t('users.role'),
      cell: (user) => (user.staff_role ? t(`staffRoles.${user.staff_role}`) : t(`common:roles.${user.role}`)),
    },
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
  const language = useLanguage();
  return (
    <>
      <AppLink to={`/admin/users/${user.id}`} sx={[tapRow, { fontWeight: 600 }]}>
        <bdi>{user.full_name || localized(user, 'company_name', language) || t('users.noName')}</bdi>
      </AppLink>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        <Ltr>{user.email}</Ltr>
      </Box>
    </>
  );
}

function Status({ user }: { user: UserSummary }) {
  const { t } = useTranslation('admin-console');
  if (user.suspended) return <StatusChip kind="seller" status="suspended" />;
  return user.role === 'seller' && user.seller_status ? (
    <StatusChip kind="seller" status={user.seller_status} />
  ) : (
    t('users.active')
  );
}
