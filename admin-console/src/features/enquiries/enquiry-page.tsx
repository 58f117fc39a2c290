import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { Box, Skeleton } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useParams } from '@mawad/shared-ui/router';
import { EmptyState } from '@mawad/shared-ui/components/list/empty-state';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { PortalColumns } from '@mawad/shared-ui/components/portal/portal-columns';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';
import { StatusChip } from '@mawad/shared-ui/components/order/status-chip';
import { isMissing } from '@mawad/supabase/errors';
import type { EnquiryKind } from '@mawad/supabase/queries/enquiries';
import { AnswerForm } from './answer-form.tsx';
import { AskerCard } from './asker-card.tsx';
import { EnquiryHandling } from './enquiry-handling.tsx';
import { EnquiryThread } from './enquiry-thread.tsx';
import { enquiryPaths, enquiryQuery } from './enquiry-queries.ts';

/** An enquiry with its replies and the reply form. */
export function EnquiryPage({ kind }: { kind: EnquiryKind }) {
  const { t } = useTranslation('enquiries');
  const format = useFormat();
  const { enquiryId = '' } = useParams();
  const query = useQuery(enquiryQuery(useServices(), kind, enquiryId));
  const back = { to: enquiryPaths[kind], label: t(`${kind}.back`) };
  const enquiry = query.data;
  if (!enquiry) {
    return (
      <PortalPage title={t(`${kind}.title`)} back={back}>
        {query.isError && isMissing(query.error) && (
          <EmptyState title={t(`${kind}.notFound`)} text={t('notFoundText')} action={back} />
        )}
        {query.isError && !isMissing(query.error) && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isPending && <Waiting />}
      </PortalPage>
    );
  }
  const title =
    kind === 'quote'
      ? t('quote.oneTitle', { number: enquiry.number })
      : t('message.oneTitle', { name: enquiry.full_name });
  return (
    <PortalPage
      title={title}
      subtitle={<time dateTime={enquiry.created_at}>{format.dateTime(enquiry.created_at)}</time>}
      badge={<StatusChip kind="quote" status={enquiry.status} />}
      back={back}
    >
      <PortalColumns
        side={
          <>
            <EnquiryHandling kind={kind} enquiry={enquiry} />
            <AskerCard enquiry={enquiry} />
          </>
        }
      >
        <EnquiryThread enquiry={enquiry} />
        <AnswerForm key={enquiry.id} kind={kind} enquiry={enquiry} />
      </PortalColumns>
    </PortalPage>
  );
}

function Waiting() {
  return (
    <PortalColumns side={<Skeleton variant="rounded" height={180} />}>
      <Skeleton variant="rounded" height={220} />
      <Box>
        <Skeleton variant="rounded" height={160} />
      </Box>
    </PortalColumns>
  );
}
