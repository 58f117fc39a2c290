import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { BuyingMember } from '@mawad/supabase/buying/queries';
import { buyingMembersQuery } from '../../buying/buying-queries.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { OpenInvitations } from './open-invitations.tsx';

/** People of the company with their roles and limits, and invitations. */
export function People() {
  const { t } = useTranslation('buying');
  const { data, error, refetch } = useQuery(buyingMembersQuery(useServices()));
  const [inviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<BuyingMember | null>(null);
  if (error && !data)
    return <ErrorState error={error} title={t('people.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="ul" aria-label={t('tabs.people')} sx={listStyle}>
        {data.members.map((member) => (
          <Panel component="li" key={member.user_id} sx={rowStyle}>
            <Person member={member} />
            {data.may_edit && (
              <Button
                onClick={() => setEdited(member)}
                aria-label={t('people.editNamed', { name: nameOf(member) })}
              >
                {t('people.edit')}
              </Button>
            )}
          </Panel>
        ))}
      </Box>
      {data.may_edit && (
        <Button variant="contained" onClick={() => setInviting(true)} sx={{ justifySelf: 'start' }}>
          {t('invite.open')}
        </Button>
      )}
      {data.invitations.length > 0 && <OpenInvitations invitations={data.invitations} />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {edited && <MemberDialog member={edited} name={nameOf(edited)} onClose={() => setEdited(null)} />}
    </Box>
  );
}

const nameOf = ({ full_name, email }: BuyingMember): string => full_name || (email ?? '');

function Person({ member }: { member: BuyingMember }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const me = useStore((state) => state.session.user?.id);
  const { order_limit: byOrder, month_limit: byMonth, month_spent: spent } = member;
  return (
    <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
      <strong>
        <bdi>{nameOf(member)}</bdi>
      </strong>
      {member.user_id === me && ` (${t('people.you')})`}
      <Box>{t(`roles.${member.role}`)}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>
        {member.email && <Ltr>{member.email}</Ltr>}
        {byOrder !== null && <div>{t('people.orderLimit', { amount: format.money(byOrder) })}</div>}
        {byMonth !== null && (
          <div>
            {t('people.monthLimit', { amount: format.money(byMonth), spent: format.money(spent ?? 0) })}
          </div>
        )}
        {member.absent_until && <div>{t('people.absent', { date: format.date(member.absent_until) })}</div>}
      </Box>
    </Box>
  );
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 };
const rowStyle = { display: 'flex', gap: 2, alignItems: 'center', padding: 2 };
