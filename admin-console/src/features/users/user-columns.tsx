import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import type { UserSummary } from '@mawad/supabase/people/users-queries';
import { Verified } from './verified.tsx';

export function useUserColumns(): PortalColumn<UserSummary>[] {
  const { t } = useTranslation(['admin-console', 'common', 'file-export', 'portal-list']);
  const format = useFormat();
  const language = useLanguage();
  const roleOf = (user: UserSummary) =>
    user.staff_role ? t(`staffRoles.${user.staff_role}`) : t(`admin-console:roles.${user.role}`);
  const statusOf = ({ suspended, seller_status }: UserSummary) =>
    suspended
      ? t('portal-list:sellerStatus.suspended')
      : seller_status
        ? t(`portal-list:sellerStatus.${seller_status}`)
        : t('users.active');
  return [
    {
      id: 'name',
      header: t('users.name'),
      cell: (user) => <Name user={user} />,
      lead: true,
      sort: { up: 'name', down: 'name_desc' },
      file: [
        { value: ({ full_name }) => full_name },
        {
          heading: t('file-export:headings.company'),
          value: (user) => localized(user, 'company_name', language),
        },
        { heading: t('file-export:headings.email'), value: ({ email }) => email },
      ],
    },
    {
      id: 'role',
      header: t('users.role'),
      cell: roleOf,
      file: { value: roleOf },
    },
    {
      id: 'status',
      header: t('users.status'),
      cell: (user) => <Status user={user} />,
      file: { value: statusOf },
    },
    {
      id: 'orders',
      header: t('users.orders'),
      align: 'end',
      sort: { up: 'orders', down: 'orders_desc', first: 'down' },
      cell: ({ orders }) => format.number(orders),
      file: { kind: 'number', value: ({ orders }) => orders },
    },
    {
      id: 'joined',
      header: t('users.joined'),
      sort: timeSort,
      cell: (user) => format.date(user.created_at),
      file: { kind: 'time', value: (user) => user.created_at },
    },
    {
      id: 'verified',
      header: t('users.verification'),
      cell: (user) => <Verified verified={user.email_verified} />,
      file: {
        kind: 'boolean',
        value: (user) => user.email_verified,
        heading: t('file-export:headings.verified'),
      },
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
