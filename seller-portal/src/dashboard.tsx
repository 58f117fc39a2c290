import { useEffect, useRef } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { RequireRole } from '@mawad/shared-ui/platform/guards/require-role.tsx';
import { NotificationBell } from '@mawad/shared-ui/desk/notification/notification-bell.tsx';
import { PortalFrame } from '@mawad/shared-ui/desk/frame/portal-frame.tsx';
import type { PortalSection } from '@mawad/shared-ui/desk/frame/portal-section-link.tsx';
import { SecondFactorGate } from '@mawad/shared-ui/desk/two-factor/second-factor-gate.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import {
  mdiAccountGroupOutline,
  mdiCashMultiple,
  mdiChartBar,
  mdiClipboardTextOutline,
  mdiCommentQuestionOutline,
  mdiFileDocumentOutline,
  mdiPackageVariantClosed,
  mdiReceiptTextOutline,
  mdiStarOutline,
  mdiStoreOutline,
  mdiTruckDeliveryOutline,
  mdiViewDashboardOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { Outlet, useLocation } from '@mawad/shared-ui/kit/router.ts';
import { useLeave } from '@mawad/shared-ui/platform/session/use-leave.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { ApplicationNotice } from './features/application/application-notice.tsx';
import { sellerHomeQuery } from './features/home/home-queries.ts';
import { useTellOrders } from './alerts/use-tell-orders.ts';
import { NoRightPage } from './no-right-page.tsx';
import { newQuotesQuery } from './new-quotes-query.ts';
import { useLacksRight, useOwnRights } from './own-rights.ts';
import { rightOfPage } from './page-rights.ts';
import { useCompanyUpdates } from './use-company-updates.ts';
import { useNotificationSource } from './use-notification-source.ts';
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
  return (
    <PortalFrame
      name={t('portal')}
      owner={localized(session, 'company_name', useLanguage()) || null}
      sections={is_approved ? sections : []}
      shopUrl={site.siteUrl}
      twoFactorTo={is_approved && !viewed ? `${base}/two-factor` : undefined}
      tools={
        is_approved && !viewed && <NotificationBell source={notifications} to={`${base}/notifications`} />
      }
      onSignOut={() => void leave()}
    >
      {viewed && <ViewingBar company={viewed} />}
      {is_approved ? <Page /> : <ApplicationNotice />}
    </PortalFrame>
  );
}

/** The open page, or a notice if the reader lacks the right that it needs. */
function Page() {
  const lacks = useLacksRight(rightOfPage(useLocation().pathname));
  return lacks ? <NoRightPage /> : <Outlet />;
}

/** Navigation entries that the reader may use, with counts of waiting work. */
function useSections(isApproved: boolean): PortalSection[] {
  const { t } = useTranslation('seller-portal');
  const may = useOwnRights();
  const services = useServices();
  const { data: home } = useQuery({ ...sellerHomeQuery(services), enabled: isApproved });
  const mayQuote = may('quotes');
  const { data: newQuotes } = useQuery({ ...newQuotesQuery(services), enabled: isApproved && mayQuote });
  const tasks = home?.tasks ?? {};
  return [
    { to: base, label: t('nav.home'), icon: mdiViewDashboardOutline, end: true },
    {
      to: `${base}/products`,
      label: t('nav.products'),
      icon: mdiPackageVariantClosed,
      waiting: tasks.hidden,
    },
    { to: `${base}/orders`, label: t('nav.orders'), icon: mdiReceiptTextOutline, waiting: tasks.ship },
    ...(mayQuote
      ? [
          {
            to: `${base}/quotes`,
            label: t('nav.quotes'),
            icon: mdiClipboardTextOutline,
            waiting: newQuotes,
          },
        ]
      : []),
    ...(may('see_money')
      ? [
          { to: `${base}/money`, label: t('nav.money'), icon: mdiCashMultiple },
          { to: `${base}/figures`, label: t('nav.figures'), icon: mdiChartBar },
        ]
      : []),
    ...(may('reviews')
      ? [{ to: `${base}/reviews`, label: t('nav.reviews'), icon: mdiStarOutline, waiting: tasks.reviews }]
      : []),
    ...(may('reviews')
      ? [
          {
            to: `${base}/questions`,
            label: t('nav.questions'),
            icon: mdiCommentQuestionOutline,
            waiting: tasks.questions,
          },
        ]
      : []),
    ...(may('delivery')
      ? [{ to: `${base}/delivery`, label: t('nav.delivery'), icon: mdiTruckDeliveryOutline }]
      : []),
    ...(may('profile') ? [{ to: `${base}/store`, label: t('nav.store'), icon: mdiStoreOutline }] : []),
    ...(may('profile')
      ? [
          {
            to: `${base}/documents`,
            label: t('nav.documents'),
            icon: mdiFileDocumentOutline,
            waiting: tasks.documents,
          },
        ]
      : []),
    { to: `${base}/team`, label: t('nav.team'), icon: mdiAccountGroupOutline },
  ];
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
