import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PhoneFold } from '@mawad/shared-ui/desk/list/phone-fold.tsx';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { EmailList } from './email-list.tsx';
import { emailSettingsQuery } from './email-queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { TestEmail } from './test-email.tsx';

/** Mail settings, a test mail and the list of mails. */
export function EmailPage() {
  const { t } = useTranslation('admin-email');
  const query = useQuery(emailSettingsQuery(useServices()));
  return (
    <PortalPage title={t('title')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box>
          <PhoneFold label={t('settings')}>
            <PortalColumns side={query.isSuccess && <TestEmail />}>
              {query.isPending && <Skeleton variant="rounded" height={360} />}
              {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
              {query.isSuccess && <SettingsForm key={JSON.stringify(query.data)} settings={query.data} />}
            </PortalColumns>
          </PhoneFold>
        </Box>
        {query.isSuccess && <EmailList />}
      </Box>
    </PortalPage>
  );
}
