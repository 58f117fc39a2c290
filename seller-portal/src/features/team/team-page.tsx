import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { RoleGuide } from '@mawad/shared-ui/desk/people/role-guide.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { PortalTable, PortalTableSkeleton } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useOwnRights } from '../../own-rights.ts';
import { companyRoles } from './company-roles.ts';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveCompany } from './leave-company.tsx';
import { teamQuery } from './team-queries.ts';
import { useMemberColumns } from './use-member-columns.tsx';

/** Members of the company with their roles, and invitations. */
export function TeamPage() {
  const { t } = useTranslation('company');
  const query = useQuery(teamQuery(useServices()));
  const may = useOwnRights();
  const [inviting, setInviting] = useState(false);
  const team = query.data;
  const me = useStore((state) => state.session.user?.id);
  const owners = team?.members.filter(({ role }) => role === 'owner') ?? [];
  const isMember = team?.members.some(({ user_id }) => user_id === me) ?? false;
  const isSoleOwner = owners.length === 1 && owners[0]?.user_id === me;
  const { columns, dialog } = useMemberColumns(team?.may_edit ?? false);
  return (
    <PortalPage
      title={t('team.title')}
      subtitle={t('team.lead')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {may('history') && (
            <ButtonLink to="/seller/dashboard/team/history" variant="outlined">
              {t('history.open')}
            </ButtonLink>
          )}
          {team?.may_edit && (
            <Button variant="contained" onClick={() => setInviting(true)}>
              {t('team.invite')}
            </Button>
          )}
        </Box>
      }
    >
      {query.isError && !team ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Panel sx={{ overflow: 'hidden' }}>
            {team ? (
              <PortalTable
                label={t('team.title')}
                columns={columns}
                rows={team.members}
                rowKey={(member) => member.user_id}
              />
            ) : (
              <PortalTableSkeleton rows={3} />
            )}
          </Panel>
          {team && team.invitations.length > 0 && <Invitations invitations={team.invitations} />}
          {team && (
            <RoleGuide
              title={t('team.guide')}
              roles={companyRoles}
              nameOf={(role) => t(`team.roles.${role}`)}
              rightsOf={(role) => t(`team.does.${role}`)}
            />
          )}
          {isMember && !isSoleOwner && <LeaveCompany />}
        </Box>
      )}
      {dialog}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </PortalPage>
  );
}
