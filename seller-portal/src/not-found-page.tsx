import { useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/mui';
import { Link } from '@mawad/shared-ui/router';
import { EmptyState } from '@mawad/shared-ui/components/list/empty-state';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';

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
