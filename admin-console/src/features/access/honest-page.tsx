import { useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/mui';
import { Link } from '@mawad/shared-ui/router';
import { EmptyState } from '@mawad/shared-ui/components/list/empty-state';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';

interface HonestPageProps {
  /** `later`: a part that is announced but not open; `notFound`: no such part. */
  texts: 'later' | 'notFound';
}

/** Says plainly that there is nothing to work with here, and leads on. */
export function HonestPage({ texts }: HonestPageProps) {
  const { t } = useTranslation('admin-console');
  return (
    <PortalPage title={t(`${texts}.title`)}>
      <EmptyState
        title={t(`${texts}.text`)}
        action={
          <Button variant="contained" component={Link} to="/admin">
            {t(`${texts}.action`)}
          </Button>
        }
      />
    </PortalPage>
  );
}
