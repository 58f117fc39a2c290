import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
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
