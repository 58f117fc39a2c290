import { useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { Link } from '@mawad/shared-ui/kit/router.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';

/** Page for an unknown address inside the dashboard. */
export function NotFoundPage() {
  const { t } = useTranslation('seller-portal');
  return (
    <PortalPage title={t('notFound.title')}>
      <EmptyState
        title={t('notFound.text')}
        action={
          <Button variant="contained" component={Link} to="/seller/dashboard">
            {t('notFound.action')}
          </Button>
        }
      />
    </PortalPage>
  );
}
