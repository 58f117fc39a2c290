import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { PortalColumns } from '@mawad/shared-ui/components/portal/portal-columns';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';
import { useServices } from '@mawad/shared-ui/contract';
import { Box, Skeleton } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
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
        <PortalColumns side={<TestEmail />}>
          {query.isPending && <Skeleton variant="rounded" height={360} />}
          {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
          {query.isSuccess && <SettingsForm key={JSON.stringify(query.data)} settings={query.data} />}
        </PortalColumns>
        {!query.isError && <EmailList />}
      </Box>
    </PortalPage>
  );
}
