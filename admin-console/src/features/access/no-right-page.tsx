import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/components/list/empty-state';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';
import type { StaffRole } from '@mawad/supabase/queries/sellers';

/** Says plainly that the reader's role does not use this part of the console. */
export function NoRightPage({ role }: { role: StaffRole | null }) {
  const { t } = useTranslation('admin-console');
  return (
    <PortalPage title={t('noRight.title')}>
      <EmptyState
        title={role ? t('noRight.role', { role: t(`staffRoles.${role}`) }) : t('noRight.text')}
        text={role ? t('noRight.text') : undefined}
        action={{ to: '/admin', label: t('noRight.action') }}
      />
    </PortalPage>
  );
}
