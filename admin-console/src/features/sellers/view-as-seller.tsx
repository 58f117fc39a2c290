import { useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiEyeOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { startStaffView } from '@mawad/supabase/companies/staff-views-queries';
import type { Seller } from '@mawad/supabase/companies/sellers-queries';
import { viewPath } from '@mawad/supabase/viewing';
import { useStaffMay } from '../../staff-rights.ts';

/** Opens the seller portal of a company read-only in a new tab. */
export function ViewAsSeller({ seller }: { seller: Seller }) {
  const { t } = useTranslation('admin-seller');
  const messageOf = useErrorMessage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const [busy, setBusy] = useState(false);
  const may = useStaffMay();
  if (seller.status !== 'approved' || !may('view_as_seller')) return null;
  async function open() {
    // Opened before the request because browsers block windows opened after it.
    const view = window.open('', '_blank');
    if (view) view.opener = null;
    setBusy(true);
    try {
      await startStaffView(backendOf(services).data, seller.id);
      const address = services.site.siteUrl + viewPath(seller.id);
      if (view) view.location.replace(address);
      else window.location.assign(address);
    } catch (error) {
      view?.close();
      showToast({ title: t('view.failed'), description: messageOf(error), variant: 'destructive' });
    }
    setBusy(false);
  }
  return (
    <Button
      size="small"
      startIcon={<Icon path={mdiEyeOutline} size={18} />}
      loading={busy}
      onClick={() => void open()}
    >
      {t('view.open')}
    </Button>
  );
}
