import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { UnloadedPage } from '@mawad/shared-ui/desk/frame/unloaded-page.tsx';
import type { UserDetail } from '@mawad/supabase/people/users-queries';
import { UserActions } from './user-actions.tsx';
import { UserAddresses } from './user-addresses.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserOrders } from './user-orders.tsx';
import { userQuery } from './user-queries.ts';
import { UserReviews } from './user-reviews.tsx';
import { UserSuspensions } from './user-suspensions.tsx';

/** A person: contact details, activity and account status. */
export function UserPage() {
  const { t } = useTranslation('admin-user');
  const { userId = '' } = useParams();
  const query = useQuery(userQuery(useServices(), userId));
  const back = { to: '/admin/users', label: t('back') };
  if (query.data) return <Content user={query.data} back={back} />;
  const missing = { title: t('notFound'), text: t('notFoundText') };
  return <UnloadedPage title={t('title')} back={back} query={query} missing={missing} />;
}

function Content({ user, back }: { user: UserDetail; back: { to: string; label: string } }) {
  const { t } = useTranslation(['admin-user', 'admin-console']);
  return (
    <PortalPage
      title={user.full_name || t('admin-console:users.noName')}
      back={back}
      action={<UserActions user={user} />}
    >
      {user.suspended_at && <Suspended user={user} since={user.suspended_at} />}
      <PortalColumns
        side={
          <>
            <UserFacts user={user} />
            <UserSuspensions suspensions={user.suspensions} />
          </>
        }
      >
        <UserOrders user={user} />
        <UserAddresses addresses={user.addresses} />
        <UserReviews user={user} />
      </PortalColumns>
    </PortalPage>
  );
}

function Suspended({ user, since }: { user: UserDetail; since: string }) {
  const { t } = useTranslation('admin-user');
  const format = useFormat();
  return (
    <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
      <strong>{t('suspendedSince', { date: format.dateTime(since) })}</strong>
      <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {user.suspension_reason}
      </Box>
    </Alert>
  );
}
