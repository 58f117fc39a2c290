import { type ReactNode, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { RemovalDialog } from '@mawad/shared-ui/desk/decision/removal-dialog.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { RoleSelect } from '@mawad/shared-ui/desk/people/role-select.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { mdiDeleteOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { CompanyRole } from '@mawad/supabase/companies/sellers-queries';
import { setMemberRole, type TeamMember } from '@mawad/supabase/companies/team-queries';
import { companyRoles } from './company-roles.ts';
import { useTeamChange } from './use-team-change.ts';

const nameOf = (member: TeamMember) => member.full_name || member.email;

/** Columns of the member list, with the confirmation dialog for a removal. */
export function useMemberColumns(mayEdit: boolean): {
  columns: PortalColumn<TeamMember>[];
  dialog: ReactNode;
} {
  const { t } = useTranslation('company');
  const format = useFormat();
  const me = useStore((state) => state.session.user?.id);
  const [leaving, setLeaving] = useState<TeamMember | null>(null);
  const changing = useTeamChange({
    change: (db, { member, role }: { member: TeamMember; role: CompanyRole }) =>
      setMemberRole(db, member, role),
    done: ({ member, role }) => t('team.changed', { name: nameOf(member), role: t(`team.roles.${role}`) }),
  });
  const removing = useTeamChange({
    change: (db, { member, reason }: { member: TeamMember; reason: string }) =>
      setMemberRole(db, member, null, reason),
    done: ({ member }) => t('team.removed', { name: nameOf(member) }),
    onDone: () => setLeaving(null),
  });

  const columns: PortalColumn<TeamMember>[] = [
    {
      id: 'name',
      header: t('team.member'),
      lead: true,
      cell: (member) => (
        <>
          <Box sx={{ fontWeight: 600 }}>
            <bdi>{nameOf(member)}</bdi>
            {member.user_id === me && ` (${t('team.you')})`}
          </Box>
          {member.full_name && (
            <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <Ltr>{member.email}</Ltr>
            </Box>
          )}
        </>
      ),
    },
    {
      id: 'role',
      header: t('team.role'),
      cell: (member) =>
        mayEdit && member.user_id !== me ? (
          <RoleSelect
            label={t('team.roleOf', { name: nameOf(member) })}
            roles={companyRoles}
            nameOf={(role) => t(`team.roles.${role}`)}
            value={member.role}
            disabled={changing.isPending}
            onChoose={(role) => changing.mutate({ member, role })}
          />
        ) : (
          t(`team.roles.${member.role}`)
        ),
    },
    {
      id: 'since',
      header: t('team.since'),
      spare: true,
      cell: ({ created_at }) => format.date(created_at),
    },
    {
      id: 'remove',
      header: t('team.remove'),
      silentHeader: true,
      align: 'end',
      cell: (member) =>
        mayEdit && member.user_id !== me ? (
          <IconButton
            aria-label={t('team.removeNamed', { name: nameOf(member) })}
            onClick={() => setLeaving(member)}
          >
            <Icon path={mdiDeleteOutline} />
          </IconButton>
        ) : null,
    },
  ];
  const dialog = leaving && (
    <RemovalDialog
      title={t('team.removeAsk', { name: nameOf(leaving) })}
      text={t('team.removeText')}
      name={nameOf(leaving)}
      confirmLabel={t('team.remove')}
      busy={removing.isPending}
      onConfirm={(reason) =>
        removing.mutate({ member: leaving, reason }, { onError: () => setLeaving(null) })
      }
      onClose={() => setLeaving(null)}
    />
  );
  return { columns, dialog };
}
