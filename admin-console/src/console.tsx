import { useTranslation } from '@mawad/shared-i18n';
import { RequireRole } from '@mawad/shared-ui/components/guards/require-role';
import { PortalFrame } from '@mawad/shared-ui/components/portal/portal-frame';
import type { PortalSection } from '@mawad/shared-ui/components/portal/portal-section-link';
import { useServices } from '@mawad/shared-ui/contract';
import {
  mdiAccountGroupOutline,
  mdiClipboardTextOutline,
  mdiEmailFastOutline,
  mdiEmailOutline,
  mdiHistory,
  mdiMagnify,
  mdiPackageVariantClosed,
  mdiReceiptTextOutline,
  mdiShapeOutline,
  mdiStoreOutline,
} from '@mawad/shared-ui/icons';
import { Outlet } from '@mawad/shared-ui/router';
import { useLeave } from '@mawad/shared-ui/session/use-leave';
import { useStaffQueues } from './use-staff-queues.ts';
import { useStaffUpdates } from './use-staff-updates.ts';

/** The admin console, for administrators only. */
export function Console() {
  return (
    <RequireRole roles={['admin']}>
      <Frame />
    </RequireRole>
  );
}

function Frame() {
  const { t } = useTranslation('admin-console');
  const { site } = useServices();
  const leave = useLeave();
  useStaffUpdates();
  const waiting = useStaffQueues();
  const sections: PortalSection[] = [
    { to: '/admin/users', label: t('nav.users'), icon: mdiAccountGroupOutline },
    { to: '/admin/sellers', label: t('nav.sellers'), icon: mdiStoreOutline, waiting: waiting.sellers },
    {
      to: '/admin/orders',
      label: t('nav.orders'),
      icon: mdiReceiptTextOutline,
      waiting: waiting.orders,
    },
    {
      to: '/admin/quotes',
      label: t('nav.quotes'),
      icon: mdiClipboardTextOutline,
      waiting: waiting.quotes,
    },
    { to: '/admin/messages', label: t('nav.messages'), icon: mdiEmailOutline, waiting: waiting.messages },
    { to: '/admin/products', label: t('nav.products'), icon: mdiPackageVariantClosed },
    { to: '/admin/categories', label: t('nav.categories'), icon: mdiShapeOutline },
    { to: '/admin/search', label: t('nav.search'), icon: mdiMagnify },
    { to: '/admin/email', label: t('nav.email'), icon: mdiEmailFastOutline },
    { to: '/admin/audit', label: t('nav.audit'), icon: mdiHistory },
  ];
  return (
    <PortalFrame name={t('portal')} sections={sections} shopUrl={site.siteUrl} onSignOut={() => void leave()}>
      <Outlet />
    </PortalFrame>
  );
}
