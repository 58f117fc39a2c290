import { type ReactNode, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { RemovalDialog } from '@mawad/shared-ui/desk/decision/removal-dialog.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { RoleSelect } from '@mawad/shared-ui/desk/people/role-select.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { mdiDeleteOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';
import type { StaffRole } from '@mawad/supabase/companies/sellers-queries';
import { setStaffRole, staffRoles, type StaffMember } from '@mawad/supabase/people/staff-queries';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

const nameOf = (member: StaffMember) => member.full_name || member.email;

/** Columns of the list of staff, and the dialog that confirms removing a member. Nobody can change their own row. */
export function useStaffColumns(): { columns: PortalColumn<StaffMember>[]; dialog: ReactNode } {
  const { t } = useTranslation(['admin-staff', 'admin-console']);
  const format = useFormat();
  const me = useStore((state) => state.session.user?.id);
  const [leaving, setLeaving] = useState<StaffMember | null>(null);
  const changing = useAction({
    act: (services, { member, role }: { member: StaffMember; role: StaffRole }) =>
      setStaffRole(backendOf(services).data, member, role),
    reads: ['staff', 'users', 'audit-log'],
    done: ({ member, role }) =>
      t('changed', { name: nameOf(member), role: t(`admin-console:staffRoles.${role}`) }),
    failed: t('failed'),
  });
  const removing = useAction({
    act: (services, { member, reason }: { member: StaffMember; reason: string }) =>
      setStaffRole(backendOf(services).data, member, null, reason),
    reads: ['staff', 'users', 'audit-log'],
    done: ({ member }) => t('removed', { name: nameOf(member) }),
    failed: t('failed'),
    onDone: () => setLeaving(null),
    onFailed: () => setLeaving(null),
  });
  const columns: PortalColumn<StaffMember>[] = [
    { id: 'name', header: t('member'), lead: true, cell: (member) => <Name member={member} /> },
    {
      id: 'role',
      header: t('role'),
      cell: (member) =>
        member.user_id === me ? (
          t(`admin-console:staffRoles.${member.role}`)
        ) : (
          <RoleSelect
            label={t('roleOf', { name: nameOf(member) })}
            roles={staffRoles}
            nameOf={(role) => t(`admin-console:staffRoles.${role}`)}
            value={member.role}
            disabled={changing.isPending}
            onChoose={(role) => changing.mutate({ member, role })}
          />
        ),
    },
    {
      id: 'two-factor',
      header: t('twoFactor.title'),
      spare: true,
      cell: ({ two_factor: isOn }) => t(isOn ? 'twoFactor.on' : 'twoFactor.off'),
    },
    {
      id: 'seen',
      header: t('lastSignIn'),
      spare: true,
      cell: ({ last_sign_in_at: seen }) => (seen ? format.date(seen) : t('never')),
    },
    {
      id: 'since',
      header: t('since'),
      spare: true,
      cell: ({ created_at }) => format.date(created_at),
    },
    {
      id: 'remove',
      header: t('remove'),
      silentHeader: true,
      align: 'end',
      cell: (member) =>
        member.user_id === me ? null : (
          <IconButton
            aria-label={t('removeNamed', { name: nameOf(member) })}
            onClick={() => setLeaving(member)}
          >
            <Icon path={mdiDeleteOutline} />
          </IconButton>
        ),
    },
  ];
  const dialog = leaving && (
    <RemovalDialog
      title={t('removeAsk', { name: nameOf(leaving) })}
      text={t('removeText')}
      name={nameOf(leaving)}
      confirmLabel={t('remove')}
      busy={removing.isPending}
      onConfirm={(reason) => removing.mutate({ member: leaving, reason })}
      onClose={() => setLeaving(null)}
    />
  );
  return { columns, dialog };
}

function Name({ member }: { member: StaffMember }) {
  const { t } = useTranslation('admin-staff');
  const me = useStore((state) => state.session.user?.id);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <AppLink to={`/admin/users/${member.user_id}`} sx={[tapRow, { fontWeight: 600 }]}>
          <bdi>{nameOf(member)}</bdi>
        </AppLink>
        {member.user_id === me && `(${t('you')})`}
        {member.suspended && <StatusChip kind="seller" status="suspended" />}
      </Box>
      {member.full_name && (
        <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Ltr>{member.email}</Ltr>
        </Box>
      )}
    </>
  );
}
