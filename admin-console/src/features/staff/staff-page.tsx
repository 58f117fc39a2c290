import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { RoleGuide } from '@mawad/shared-ui/desk/people/role-guide.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { PortalTable, PortalTableSkeleton } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { staffRoles } from '@mawad/supabase/people/staff-queries';
import { InviteDialog } from './invite-dialog.tsx';
import { StaffInvitations } from './staff-invitations.tsx';
import { staffQuery } from './staff-queries.ts';
import { StaffSignIn } from './staff-sign-in.tsx';
import { useRoleRights } from './use-role-rights.ts';
import { useStaffColumns } from './use-staff-columns.tsx';

/** Staff members and their roles. */
export function StaffPage() {
  const { t } = useTranslation(['admin-staff', 'admin-console']);
  const query = useQuery(staffQuery(useServices()));
  const [inviting, setInviting] = useState(false);
  const { columns, dialog } = useStaffColumns();
  const rightsOf = useRoleRights();
  const staff = query.data;
  return (
    <PortalPage
      title={t('title')}
      subtitle={t('lead')}
      action={
        <Button variant="contained" onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      }
    >
      {query.isError && !staff ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Panel sx={{ overflow: 'hidden' }}>
            {staff ? (
              <PortalTable
                label={t('title')}
                columns={columns}
                rows={staff.members}
                rowKey={(member) => member.user_id}
              />
            ) : (
              <PortalTableSkeleton rows={3} />
            )}
          </Panel>
          {staff && staff.invitations.length > 0 && <StaffInvitations invitations={staff.invitations} />}
          {staff && <StaffSignIn required={staff.two_factor_required} />}
          {staff && (
            <RoleGuide
              title={t('guide')}
              roles={staffRoles}
              nameOf={(role) => t(`admin-console:staffRoles.${role}`)}
              rightsOf={rightsOf}
            />
          )}
        </Box>
      )}
      {dialog}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </PortalPage>
  );
}
