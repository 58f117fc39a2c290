import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';

/** Two-factor settings page of a portal. Needs the messages `two-factor`. */
export function TwoFactorPage() {
  const { t } = useTranslation('two-factor');
  return (
    <PortalPage title={t('title')} subtitle={t('lead')}>
      <Panel sx={{ padding: { xs: 2, sm: 3 }, maxInlineSize: 640 }}>
        <TwoFactorSettings />
      </Panel>
    </PortalPage>
  );
}
