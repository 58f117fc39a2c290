import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import type { StaffRole } from '@mawad/supabase/companies/sellers-queries';

/** Shown when the reader's role may not use a tab. */
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
