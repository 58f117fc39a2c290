import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiCellphone, mdiMonitor } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { endOwnSessions, listOwnSessions, type OwnSession } from '@mawad/supabase/people/account-queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { deviceOf } from './device-of.ts';

export function OwnSessions() {
  const { t } = useTranslation('account');
  const services = useServices();
  const { data: db } = backendOf(services);
  const query = useQuery(
    queryOptions({ queryKey: queryKey('account', 'sessions'), queryFn: () => listOwnSessions(db) }),
  );
  const end = useEndSessions();
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton variant="rounded" height={120} />;
  const others = query.data.filter(({ is_current }) => !is_current).length;
  return (
    <>
      <Box
        component="ul"
        aria-label={t('security.sessions')}
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}
      >
        {query.data.map((session) => (
          <Session
            key={session.id}
            session={session}
            ending={end.isPending && (end.variables?.includes(session.id) ?? true)}
            onEnd={() => end.mutate([session.id])}
          />
        ))}
      </Box>
      {others > 1 && (
        <Button
          variant="outlined"
          color="error"
          loading={end.isPending}
          onClick={() => end.mutate(undefined)}
          sx={{ marginBlockStart: 2 }}
        >
          {t('security.endOthers')}
        </Button>
      )}
    </>
  );
}

function useEndSessions() {
  const { t } = useTranslation('account');
  return useAction({
    act: (services, ids: string[] | undefined) => endOwnSessions(backendOf(services).data, ids),
    reads: [queryKey('account', 'sessions')],
    done: () => t('security.ended'),
    failed: t('security.endFailed'),
  });
}

interface SessionProps {
  session: OwnSession;
  ending: boolean;
  onEnd: () => void;
}

function Session({ session, ending, onEnd }: SessionProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const { browser, system, isPhone } = deviceOf(session.user_agent);
  const device = [browser, system].filter(Boolean).join(' · ') || t('security.unknownDevice');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Icon path={isPhone ? mdiCellphone : mdiMonitor} tone="secondary" />
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          <bdi>{device}</bdi>
        </Box>
        <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
          {session.is_current
            ? t('security.thisDevice')
            : t('security.used', { date: format.dateTime(session.used_at) })}
        </Box>
      </Box>
      {!session.is_current && (
        <Button
          color="error"
          loading={ending}
          aria-label={t('security.endNamed', { device })}
          onClick={onEnd}
        >
          {t('security.end')}
        </Button>
      )}
    </Box>
  );
}
