import { useEffect, useRef } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { RequireRole } from '@mawad/shared-ui/platform/guards/require-role.tsx';
import { NotificationBell } from '@mawad/shared-ui/desk/notification/notification-bell.tsx';
import { PortalFrame } from '@mawad/shared-ui/desk/frame/portal-frame.tsx';
import { PaletteIcon } from '@mawad/shared-ui/desk/palette/palette-button.tsx';
import { usePalette } from '@mawad/shared-ui/desk/palette/use-palette.tsx';
import { SecondFactorGate } from '@mawad/shared-ui/desk/two-factor/second-factor-gate.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Outlet, useLocation } from '@mawad/shared-ui/kit/router.ts';
import { useLeave } from '@mawad/shared-ui/platform/session/use-leave.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { ApplicationNotice } from './features/application/application-notice.tsx';
import { useTellOrders } from './alerts/use-tell-orders.ts';
import { usePaletteEntries } from './features/palette/use-palette-entries.ts';
import { NoRightPage } from './no-right-page.tsx';
import { useLacksRight } from './own-rights.ts';
import { rightOfPage } from './page-rights.ts';
import { useCompanyUpdates } from './use-company-updates.ts';
import { useNotificationSource } from './use-notification-source.ts';
import { useSections } from './use-sections.ts';
import { ViewingBar } from './viewing-bar.tsx';

const base = '/seller/dashboard';

/** The seller's dashboard; shows the state of the application until it is approved. */
export function Dashboard() {
  return (
    <RequireRole roles={['seller']}>
      <SecondFactorGate>
        <Frame />
      </SecondFactorGate>
    </RequireRole>
  );
}

function Frame() {
  const { t } = useTranslation('seller-portal');
  const services = useServices();
  const { site } = services;
  const viewed = backendOf(services).viewing();
  const leave = useLeave();
  const session = useStore((state) => state.session);
  const { is_approved } = session;
  const sections = useSections(is_approved);
  useApprovalToast(is_approved);
  useCompanyUpdates();
  useTellOrders(is_approved);
  const notifications = useNotificationSource();
  const { palette, open } = usePalette(is_approved ? usePaletteEntries : null);
  return (
    <PortalFrame
      name={t('portal')}
      owner={localized(session, 'company_name', useLanguage()) || null}
      sections={is_approved ? sections : null}
      shopUrl={site.siteUrl}
      twoFactorTo={is_approved && !viewed ? `${base}/two-factor` : undefined}
      tools={
        is_approved && (
          <>
            <PaletteIcon onOpen={open} />
            {!viewed && <NotificationBell source={notifications} to={`${base}/notifications`} />}
          </>
        )
      }
      onSignOut={() => void leave()}
    >
      {viewed && <ViewingBar company={viewed} />}
      {is_approved ? <Page /> : <ApplicationNotice />}
      {palette}
    </PortalFrame>
  );
}

/** The open page, or a notice if the reader lacks the right that it needs. */
function Page() {
  const lacks = useLacksRight(rightOfPage(useLocation().pathname));
  return lacks ? <NoRightPage /> : <Outlet />;
}

/** Shows a toast when the application is approved while the page is open. */
function useApprovalToast(approved: boolean) {
  const { t } = useTranslation('seller-portal');
  const showToast = useStore((state) => state.toast.show);
  const before = useRef(approved);
  useEffect(() => {
    if (approved && !before.current) {
      showToast({ title: t('approvedToast.title'), description: t('approvedToast.text') });
    }
    before.current = approved;
  }, [approved, showToast, t]);
}
