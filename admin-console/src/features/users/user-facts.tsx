import type { ReactNode } from 'react';
import { formatPhone, localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { Box, Link } from '@mawad/shared-ui/kit/mui.ts';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';
import type { UserDetail } from '@mawad/supabase/people/users-queries';
import { useStaffMay } from '../../staff-rights.ts';
import { UserPanel } from './user-panel.tsx';
import { Verified } from './verified.tsx';

/** Name, contact details and status of a person. */
export function UserFacts({ user }: { user: UserDetail }) {
  const { t } = useTranslation(['admin-user', 'admin-console', 'common']);
  const format = useFormat();
  const may = useStaffMay();
  const facts: [label: string, value: ReactNode][] = [
    [
      t('facts.email'),
      <Box key="email" sx={{ display: 'grid', justifyItems: 'start' }}>
        <Link href={`mailto:${user.email}`} sx={tapRow}>
          <Ltr>{user.email}</Ltr>
        </Link>
        <Verified verified={user.email_verified} />
      </Box>,
    ],
    [
      t('facts.phone'),
      user.phone && (
        <Link href={`tel:${user.phone}`} sx={tapRow}>
          <Ltr>{formatPhone(user.phone)}</Ltr>
        </Link>
      ),
    ],
    [
      t('facts.role'),
      user.staff_role
        ? t(`admin-console:staffRoles.${user.staff_role}`)
        : t(`admin-console:roles.${user.role}`),
    ],
    [t('facts.company'), user.company && <Company company={user.company} linked={may('see_companies')} />],
    [t('facts.language'), t(`languages.${user.language}`)],
    [t('facts.joined'), <time dateTime={user.created_at}>{format.dateTime(user.created_at)}</time>],
    [
      t('facts.lastSignIn'),
      user.last_sign_in_at ? (
        <time dateTime={user.last_sign_in_at}>{format.dateTime(user.last_sign_in_at)}</time>
      ) : (
        t('facts.never')
      ),
    ],
    [t('facts.sessions'), format.number(user.session_count)],
    [t('facts.twoFactor'), user.role !== 'buyer' && t(user.two_factor ? 'facts.on' : 'facts.off')],
    [
      t('facts.log'),
      may('audit') && (
        <AppLink key="log" to={`/admin/audit?q=${user.id}`} sx={tapRow}>
          {t('facts.seeLog')}
        </AppLink>
      ),
    ],
  ];
  return (
    <UserPanel title={t('facts.title')}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          margin: 0,
          fontSize: 'var(--text-14)',
          '& dt': { fontSize: 'var(--text-12)', color: 'text.secondary' },
          '& dd': { margin: 0, overflowWrap: 'anywhere' },
        }}
      >
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Box>
    </UserPanel>
  );
}

function Company({ company, linked }: { company: NonNullable<UserDetail['company']>; linked: boolean }) {
  const { t } = useTranslation('company');
  const name = <LocalizedText>{localized(company, 'name', useLanguage())}</LocalizedText>;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      {linked ? (
        <AppLink to={`/admin/sellers/${company.id}`} sx={tapRow}>
          {name}
        </AppLink>
      ) : (
        name
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {t(`team.roles.${company.role}`)}
        <StatusChip kind="seller" status={company.status} />
      </Box>
    </Box>
  );
}
