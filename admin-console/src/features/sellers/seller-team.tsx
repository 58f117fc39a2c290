import { formatPhone, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';
import type { Seller } from '@mawad/supabase/companies/sellers-queries';

/** Team members with contact details. */
export function SellerTeam({ members }: Pick<Seller, 'members'>) {
  const { t } = useTranslation('admin-seller');
  return (
    <Panel component="section" aria-labelledby="seller-team" sx={{ padding: 2 }}>
      <Typography id="seller-team" variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1 }}>
        {t('team.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {members.map((member) => (
          <Box
            component="li"
            key={member.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 3,
              rowGap: 0.5,
              paddingBlock: 1.5,
              fontSize: 'var(--text-14)',
              '& + &': { borderBlockStart: 1, borderColor: 'divider' },
            }}
          >
            <Member member={member} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function Member({ member }: { member: Seller['members'][number] }) {
  const { t } = useTranslation(['admin-seller', 'company']);
  const format = useFormat();
  return (
    <>
      <Box sx={{ minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{member.full_name || member.email}</bdi>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-12)' }}>
          {[
            t(`company:team.roles.${member.role}`),
            member.last_sign_in_at
              ? t('team.lastSeen', { date: format.date(member.last_sign_in_at) })
              : t('team.neverSeen'),
          ].join(' · ')}
        </Box>
        {!member.email_verified && (
          <Box sx={{ fontSize: 'var(--text-12)', color: 'warning.dark' }}>{t('team.unverified')}</Box>
        )}
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'start', alignContent: 'start', overflowWrap: 'anywhere' }}>
        <Link href={`mailto:${member.email}`} sx={tapRow}>
          <Ltr>{member.email}</Ltr>
        </Link>
        {member.phone && (
          <Link href={`tel:${member.phone}`} sx={tapRow}>
            <Ltr>{formatPhone(member.phone)}</Ltr>
          </Link>
        )}
      </Box>
    </>
  );
}
