import { useTranslation } from '@mawad/shared-i18n';
import { RequireRole } from '@mawad/shared-ui/platform/guards/require-role.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { NotificationBell } from '@mawad/shared-ui/desk/notification/notification-bell.tsx';
import { PortalFrame } from '@mawad/shared-ui/desk/frame/portal-frame.tsx';
import { PaletteIcon } from '@mawad/shared-ui/desk/palette/palette-button.tsx';
import { usePalette } from '@mawad/shared-ui/desk/palette/use-palette.tsx';
import { SecondFactorGate } from '@mawad/shared-ui/desk/two-factor/second-factor-gate.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { Outlet, useLocation } from '@mawad/shared-ui/kit/router.ts';
import { useLeave } from '@mawad/shared-ui/platform/session/use-leave.ts';
import { NoRightPage } from './features/access/no-right-page.tsx';
import { usePaletteEntries } from './features/palette/use-palette-entries.ts';
import { mayWith, staffRightsQuery } from './staff-rights.ts';
import { tabAt, tabsFor } from './tabs.ts';
import { useNotificationSource } from './use-notification-source.ts';
import { useStaffQueues } from './use-staff-queues.ts';
import { useStaffUpdates } from './use-staff-updates.ts';

/** The admin console. Staff only; shows each role the tabs that it may use. */
export function Console() {
  return (
    <RequireRole roles={['admin']}>
      <SecondFactorGate>
        <Frame />
      </SecondFactorGate>
    </RequireRole>
  );
}

function Frame() {
  const { t } = useTranslation('admin-console');
  const services = useServices();
  const leave = useLeave();
  useStaffUpdates();
  const notifications = useNotificationSource();
  const { palette, open } = usePalette(usePaletteEntries);
  const queues = useStaffQueues();
  const { data: rights } = useQuery(staffRightsQuery(services));
  const waiting: Record<string, number | undefined> = {
    ...queues,
    sellers: (queues.sellers ?? 0) + (queues.documents ?? 0),
    money: (queues.adjustments ?? 0) + (queues.payouts ?? 0),
    couriers: queues.remittances,
  };
  const sections = (rights ? tabsFor(rights) : []).map(({ path, icon, group }) => ({
    to: `/admin/${path}`,
    label: t(`nav.${path}`),
    icon,
    waiting: waiting[path],
    group: group && t(`groups.${group}`),
  }));
  return (
    <PortalFrame
      name={t('portal')}
      sections={sections}
      home="/admin/overview"
      shopUrl={services.site.siteUrl}
      twoFactorTo="/admin/two-factor"
      tools={
        <>
          <PaletteIcon onOpen={open} />
          <NotificationBell source={notifications} to="/admin/notifications" />
        </>
      }
      onSignOut={() => void leave()}
    >
      <Page />
      {palette}
    </PortalFrame>
  );
}

/** Open tab; renders nothing of it until the reader's rights are known. */
function Page() {
  const { pathname } = useLocation();
  const { data: rights, error, refetch } = useQuery(staffRightsQuery(useServices()));
  const tab = tabAt(pathname);
  if (!rights && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!rights) return <Skeleton variant="rounded" height={320} />;
  return tab && tab.right !== null && !mayWith(rights, tab.right) ? (
    <NoRightPage role={rights.role} />
  ) : (
    <Outlet />
  );
}
