import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { UserDetail } from '@mawad/supabase/people/users-queries';
import { lines, quiet, UserPanel } from './user-panel.tsx';

/** Suspensions of an account with author and reason; renders nothing if there are none. */
export function UserSuspensions({ suspensions }: Pick<UserDetail, 'suspensions'>) {
  const { t } = useTranslation('admin-user');
  const format = useFormat();
  if (suspensions.length === 0) return null;
  return (
    <UserPanel title={t('history.title')}>
      <Box component="ol" sx={lines}>
        {suspensions.map(({ id, created_at, suspended, reason, decided_by }) => (
          <li key={id}>
            <Box sx={{ fontWeight: 600 }}>{suspended ? t('history.suspended') : t('history.restored')}</Box>
            <Box sx={quiet}>
              <time dateTime={created_at}>{format.dateTime(created_at)}</time>
              {decided_by && (
                <>
                  {' · '}
                  <bdi>{decided_by}</bdi>
                </>
              )}
            </Box>
            {reason && (
              <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
                {reason}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </UserPanel>
  );
}
