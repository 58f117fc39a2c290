import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';

/** Replaces a page that the reader's role may not use. */
export function NoRightPage() {
  const { t } = useTranslation('seller-portal');
  return (
    <PortalPage title={t('noRight.title')}>
      <EmptyState
        title={t('noRight.text')}
        text={t('noRight.hint')}
        action={{ to: '/seller/dashboard', label: t('notFound.action') }}
      />
    </PortalPage>
  );
}
