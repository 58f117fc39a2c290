import { useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/mui';
import { Link } from '@mawad/shared-ui/router';
import { EmptyState } from '@mawad/shared-ui/components/list/empty-state';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';

/** Shown for an unknown address below /admin. */
export function OtherTabPage() {
  const { t } = useTranslation('admin-console');
  return (
    <PortalPage title={t('notFound.title')}>
      <EmptyState
        title={t('notFound.text')}
        action={
          <Button variant="contained" component={Link} to="/admin">
            {t('notFound.action')}
          </Button>
        }
      />
    </PortalPage>
  );
}
